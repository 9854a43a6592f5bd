import { isRealDate, type CalendarDate } from '@kinday/contracts/calendarDate';
import { MONTH_NAMES } from '@kinday/contracts/dateText';
import { findDayAndTime } from './findDayAndTime';
import { MONTH } from './repeatWords';

const LONGEST = 60;
const MONTH_AND_YEAR = new RegExp(String.raw`^(${MONTH})\.?,?\s*(\d{4})?$`, 'i');
const YEAR = /^\d{4}$/;

/**
 * The day that a typed text means: "14 Mar", "3/14/2027", "next Friday"; of "march 2027" the month's
 * first, of "2027" the year's. Null for anything else.
 * @param today the day from which "tomorrow" is reckoned
 */
export function readDay(typed: string, today: CalendarDate): CalendarDate | null {
  const text = typed.trim();
  if (text === '' || text.length > LONGEST) return null;
  const month = MONTH_AND_YEAR.exec(text);
  if (month) return firstOf(month[1] ?? '', month[2], today);
  const day = YEAR.test(text) ? `${text}-01-01` : text;
  if (isRealDate(day)) return day;
  const { date } = findDayAndTime(text, today);
  return date && isRealDate(date) ? date : null;
}

/** The first day of a month: of the year that was typed, else the next one to come. */
function firstOf(name: string, year: string | undefined, today: CalendarDate): CalendarDate | null {
  const start = name.slice(0, 3).toLowerCase();
  const number = MONTH_NAMES.findIndex((each) => each.toLowerCase().startsWith(start)) + 1;
  const month = String(number).padStart(2, '0');
  const thisYear = today.slice(0, 4);
  const isOver = month < today.slice(5, 7);
  const date = `${year ?? String(Number(thisYear) + (isOver ? 1 : 0)).padStart(4, '0')}-${month}-01`;
  return isRealDate(date) ? date : null;
}
