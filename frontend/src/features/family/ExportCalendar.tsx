import { exportAddress } from '../../api/familyApi';
import { DownloadLink } from '../../ui/DownloadLink';
import { SettingsSection } from '../../product/SettingsSection';

/** The calendar as a file. */
export function ExportCalendar({ familyId }: { familyId: string }) {
  return (
    <SettingsSection
      title="Take It Along"
      lead="All events, birthdays and anniversaries in one file, for any other calendar program."
    >
      <DownloadLink href={exportAddress(familyId)} icon="calendar">
        Download Calendar (.ics)
      </DownloadLink>
    </SettingsSection>
  );
}
