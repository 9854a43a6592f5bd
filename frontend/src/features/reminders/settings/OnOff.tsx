import { useState } from 'react';
import { SettingsSection } from '../../../product/SettingsSection';
import { BusyButton } from '../../../ui/BusyButton';
import { Button } from '../../../ui/Button';
import { useToast } from '../../../ui/toast/useToast';
import type { DeviceState } from '../device/readDeviceState';
import type { ThisDevice } from '../device/useThisDevice';
import * as messages from '../messages';
import type { PartProps } from './useReminderChoices';

/** What the browser does after the press, or lacks; nothing where it was allowed before. */
function NextStep({ state }: { state: DeviceState }) {
  const isAllowed = state === 'off' && Notification.permission === 'granted';
  if (state === 'on' || isAllowed) return null;
  return (
    <p className="kd-reminders__note">
      {state === 'off' ? messages.whatComesNext : messages.deviceStates[state]}
    </p>
  );
}

/**
 * Whether one is reminded at all, why that is good, and what this browser lacks. It asks the person
 * only after the press.
 */
export function OnOff({ answer, choose, device }: PartProps & { device: ThisDevice }) {
  const [isBusy, setBusy] = useState(false);
  const toast = useToast();
  const mayAsk = device.state === 'off';

  async function turnOn() {
    setBusy(true);
    // First of all, while the browser still knows of the press. Without it reminders come by mail.
    const failure = mayAsk ? await device.turnOn() : null;
    choose({ isOn: true });
    setBusy(false);
    if (failure) toast({ title: messages.deviceNotOn, description: failure });
  }

  if (answer.settings.isOn) {
    return (
      <SettingsSection title={messages.onAndOff} lead={messages.remindersAreOn}>
        <Button look="outlined" onClick={() => choose({ isOn: false })}>
          {messages.turnOff}
        </Button>
      </SettingsSection>
    );
  }
  return (
    <SettingsSection title={messages.onAndOff} lead={messages.whyReminders}>
      <BusyButton busy={isBusy} busyLabel={messages.turningOn} onClick={() => void turnOn()}>
        {messages.turnOn}
      </BusyButton>
      {device.state && <NextStep state={device.state} />}
    </SettingsSection>
  );
}
