import { WEEKDAY_NAMES } from '../../ui/dateText';
import type { WeekStart } from '../../ui/weekStart';

const [SUNDAY, ...OTHERS] = WEEKDAY_NAMES;

/** The days of the week as the calendar shows them. */
export const WEEKDAYS: Record<WeekStart, readonly string[]> = {
  sunday: WEEKDAY_NAMES,
  monday: [...OTHERS, SUNDAY],
};
