import { addDays, daysInMonth, type CalendarDate, type DateRange } from './calendarDate.js';
import type { Member } from './member.js';
import * as messages from './messages.js';

export type SpecialDateType = 'birthday' | 'anniversary';

/** A yearly all-day entry made from a member's dates; never stored. */
export interface SpecialDate {
  isSpecialDate: true;
  specialDateType: SpecialDateType;
  memberId: string;
  memberName: string;
  date: CalendarDate;
  title: string;
}

/** What of a member says on which days. */
type Celebrating = Pick<Member, 'id' | 'name' | SpecialDateType>;

const EMOJI: Record<SpecialDateType, string> = { birthday: '🎂', anniversary: '💍' };
const TYPES: readonly SpecialDateType[] = ['birthday', 'anniversary'];

/** `MM-DD` in a year, on the month's last day where the month is shorter. */
function inYear(monthDay: string, year: string): CalendarDate {
  const month = `${year}-${monthDay.slice(0, 2)}`;
  const day = Math.min(Number(monthDay.slice(3)), daysInMonth(month));
  return `${month}-${String(day).padStart(2, '0')}`;
}

/** The members' birthdays and anniversaries within a range, in order of date, then of members. */
export function specialDatesIn(members: readonly Celebrating[], range: DateRange): SpecialDate[] {
  const years = [...new Set([range.from.slice(0, 4), addDays(range.to, -1).slice(0, 4)])];
  const found = members.flatMap((member) =>
    TYPES.flatMap((specialDateType) => {
      const monthDay = member[specialDateType];
      if (!monthDay) return [];
      return years
        .map((year) => inYear(monthDay, year))
        .filter((date) => date >= range.from && date < range.to)
        .map((date): SpecialDate => ({
          isSpecialDate: true,
          specialDateType,
          memberId: member.id,
          memberName: member.name,
          date,
          title: `${EMOJI[specialDateType]} ${messages.specialDates[specialDateType](member.name)}`,
        }));
    }),
  );
  return found.sort((one, other) => (one.date < other.date ? -1 : one.date > other.date ? 1 : 0));
}
