import { RadioCards } from '../../ui/RadioCards';
import { setWeekStart, useWeekStart, type WeekStart } from '../../product/weekStart';

const OPTIONS = [
  { value: 'sunday', label: 'Sunday' },
  { value: 'monday', label: 'Monday' },
] as const;

/** Which day a week of the calendar begins with, in this browser. */
export function WeekStartChoice() {
  return (
    <RadioCards<WeekStart>
      legend="Weeks start on"
      showLegend
      name="weekStart"
      value={useWeekStart()}
      options={OPTIONS}
      onChange={setWeekStart}
    />
  );
}
