import { DownloadLink } from '../../ui/DownloadLink';
import { OWN_DATA_ADDRESS } from '../../api/meApi';
import { SettingsSection } from '../../product/SettingsSection';
import * as messages from './messages';

/** Everything of one's own as a file. */
export function OwnData() {
  return (
    <SettingsSection title={messages.myData} lead={messages.dataMeans}>
      <DownloadLink href={OWN_DATA_ADDRESS}>{messages.downloadMyData}</DownloadLink>
    </SettingsSection>
  );
}
