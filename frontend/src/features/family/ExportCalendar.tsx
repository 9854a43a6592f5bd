import Button from '@mui/material/Button';
import { exportAddress } from '../../api/familyApi';
import { CalendarIcon } from '../../ui/icons';
import { SettingsSection } from '../../product/SettingsSection';

/** The calendar as a file. */
export function ExportCalendar({ familyId }: { familyId: string }) {
  return (
    <SettingsSection
      title="Take It Along"
      lead="All events, birthdays and anniversaries in one file, for any other calendar program."
    >
      <Button
        component="a"
        href={exportAddress(familyId)}
        download
        variant="outlined"
        startIcon={<CalendarIcon />}
      >
        Download Calendar (.ics)
      </Button>
    </SettingsSection>
  );
}
