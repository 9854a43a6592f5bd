import { DownloadLink } from '../../ui/DownloadLink';
import { OWN_DATA_ADDRESS } from '../../api/meApi';
import { SettingsSection } from '../../product/SettingsSection';

/** Everything of one's own as a file. */
export function OwnData() {
  return (
    <SettingsSection
      title="My Data"
      lead="Your profile, your calendars, the events you added and your devices, in one file (JSON)."
    >
      <DownloadLink href={OWN_DATA_ADDRESS}>Download my data</DownloadLink>
    </SettingsSection>
  );
}
