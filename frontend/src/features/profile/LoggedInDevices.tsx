import type { Device } from '@kinday/contracts/device';
import { errorMessage } from '../../api/apiError';
import { useEndOtherSessionsMutation, useGetSessionsQuery } from '../../api/meApi';
import { BusyButton } from '../../ui/BusyButton';
import { useToast } from '../../ui/toast/useToast';
import { SettingsSection } from '../../product/SettingsSection';
import './loggedInDevices.css';

const seenFormat = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'short' });

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
        ? { title: 'Other devices logged out', description: countOf(data.ended) }
        : {
            variant: 'destructive',
            title: 'Failed to log out other devices',
            description: errorMessage(refusal),
          },
    );
  }

  return (
    <SettingsSection title="Devices" lead="Where you’re logged in.">
      {error && <p>We couldn’t load your devices. Please try again.</p>}
      {!devices && !error && <p>Loading your devices...</p>}
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
          busyLabel="Logging out..."
          onClick={() => void end()}
        >
          Log out other devices
        </BusyButton>
      )}
    </SettingsSection>
  );
}

function DeviceRow({ device }: { device: Device }) {
  const { name, current, lastSeenAt } = device;
  return (
    <li>
      <span className="kd-devices__name">{name}</span>
      <span className="kd-devices__seen">
        {current ? 'This device' : `Last used ${seenFormat.format(new Date(lastSeenAt))}`}
      </span>
    </li>
  );
}

function countOf(ended: number): string {
  return ended === 1 ? 'One device was logged out.' : `${ended} devices were logged out.`;
}
