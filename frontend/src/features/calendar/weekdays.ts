import type { WeekStart } from '../../ui/weekStart';

const FROM_SUNDAY = [
  'Sunday',
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
] as const;

const [SUNDAY, ...OTHERS] = FROM_SUNDAY;

/** The days of the week as the calendar shows them. */
export const WEEKDAYS: Record<WeekStart, readonly string[]> = {
  sunday: FROM_SUNDAY,
  monday: [...OTHERS, SUNDAY],
};
