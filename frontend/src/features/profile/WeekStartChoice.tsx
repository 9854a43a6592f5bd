import { RadioCards } from '../../ui/RadioCards';
import { setWeekStart, useWeekStart, WEEK_STARTS, type WeekStart } from '../../product/weekStart';

const LABELS: Record<WeekStart, string> = { sunday: 'Sunday', monday: 'Monday' };
const OPTIONS = WEEK_STARTS.map((value) => ({ value, label: LABELS[value] }));

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
