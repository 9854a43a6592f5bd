import { exportAddress } from '../../api/familyApi';
import { DownloadLink } from '../../ui/DownloadLink';
import { SettingsSection } from '../../product/SettingsSection';
import * as messages from './messages';

/** The calendar as a file. */
export function ExportCalendar({ familyId }: { familyId: string }) {
  return (
    <SettingsSection title={messages.takeItAlong} lead={messages.fileMeans}>
      <DownloadLink href={exportAddress(familyId)} icon="calendar">
        {messages.downloadCalendar}
      </DownloadLink>
    </SettingsSection>
  );
}
