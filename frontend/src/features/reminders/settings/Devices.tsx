import { SettingsSection } from '../../../product/SettingsSection';
import { BusyButton } from '../../../ui/BusyButton';
import { useToast } from '../../../ui/toast/useToast';
import type { ThisDevice } from '../device/useThisDevice';
import * as messages from '../messages';
import type { PartProps } from './useReminderChoices';

type DevicesProps = Pick<PartProps, 'answer'> & { device: ThisDevice };

/** Whether notifications come to this device, what they lack, and how many devices take them. */
export function Devices({ answer, device }: DevicesProps) {
  const { state, isBusy } = device;
  const toast = useToast();

  async function turnOn() {
    const failure = await device.turnOn();
    if (!failure) return;
    const title = messages.deviceNotOn;
    toast({ variant: 'destructive', title, description: failure });
  }

  return (
    <SettingsSection title={messages.devices} lead={messages.deviceCount(answer.devices)}>
      {state && (
        <p className="kd-reminders__state" role="status">
          {messages.deviceStates[state]}
        </p>
      )}
      {state === 'on' && !answer.isRemembered && (
        <p className="kd-reminders__note">{messages.notRemembered}</p>
      )}
      {(state === 'on' || state === 'off') && (
        <BusyButton
          look="outlined"
          busy={isBusy}
          busyLabel={messages.oneMoment}
          onClick={() => void (state === 'on' ? device.turnOff() : turnOn())}
        >
          {state === 'on' ? messages.deviceOff : messages.deviceOn}
        </BusyButton>
      )}
    </SettingsSection>
  );
}
