import { toCalendarDate } from '@kinday/contracts/calendarDate';
import type { Device } from '@kinday/contracts/device';
import { errorMessage, failureText } from '../../api/apiError';
import { useEndOtherSessionsMutation, useGetSessionsQuery } from '../../api/meApi';
import { BusyButton } from '../../ui/BusyButton';
import { useClock } from '../../sync/usePreferences';
import { useToast } from '../../ui/toast/useToast';
import { clockTextAt } from '@kinday/contracts/clockText';
import { longDate } from '@kinday/contracts/dateText';
import { SettingsSection } from '../../product/SettingsSection';
import * as messages from './messages';
import './loggedInDevices.css';

/** Where one is logged in, and the way to end that everywhere else. */
export function LoggedInDevices() {
  const { data: devices, error } = useGetSessionsQuery();
  const [endOthers, { isLoading }] = useEndOtherSessionsMutation();
  const toast = useToast();
  const others = devices?.filter(({ current }) => !current) ?? [];

  async function end() {
    const { data, error: refusal } = await endOthers();
    toast(
      data
        ? { title: messages.othersLoggedOut, description: messages.devicesLoggedOut(data.ended) }
        : {
            variant: 'destructive',
            title: messages.failedToLogOutOthers,
            description: errorMessage(refusal),
          },
    );
  }

  return (
    <SettingsSection title={messages.devices} lead={messages.whereLoggedIn}>
      {error && <p>{failureText(error, messages.devicesNotLoaded, messages.devicesOnceOnline)}</p>}
      {!devices && !error && <p>{messages.loadingYourDevices}</p>}
      {devices && (
        <ul className="kd-devices">
          {devices.map((device) => (
            <DeviceRow key={device.id} device={device} />
          ))}
        </ul>
      )}
      {others.length > 0 && (
        <BusyButton
          look="outlined"
          busy={isLoading}
          busyLabel={messages.loggingOut}
          onClick={() => void end()}
        >
          {messages.logOutOtherDevices}
        </BusyButton>
      )}
    </SettingsSection>
  );
}

function DeviceRow({ device }: { device: Device }) {
  const { name, current } = device;
  const clock = useClock();
  const seenAt = new Date(device.lastSeenAt);
  const seenOn = longDate(toCalendarDate(seenAt));
  return (
    <li>
      <span className="kd-devices__name">{name}</span>
      <span className="kd-devices__seen">
        {current ? messages.thisDevice : messages.lastUsed(seenOn, clockTextAt(seenAt, clock))}
      </span>
    </li>
  );
}
