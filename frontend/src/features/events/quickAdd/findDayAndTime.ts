import { casual, type ParsedResult } from 'chrono-node/en';
import { isRealDate, type CalendarDate } from '@kinday/contracts/calendarDate';

/** What was found of a day and a time in a line, and what was found and is of no use. */
export interface Findings {
  day: ParsedResult | null;
  /** The same as `day` where both stand together. */
  time: ParsedResult | null;
  unused: readonly ParsedResult[];
}

const LOOKS_BACK = /\b(?:last|past|previous|ago|yesterday)\b/i;

const namesDay = ({ start }: ParsedResult) => start.isCertain('day') || start.isCertain('weekday');
const namesTime = ({ start }: ParsedResult) => start.isCertain('hour');
/** "In 2 hours" reckons with the clock, and the reading begins at midnight. */
const isFromNow = (found: ParsedResult) => found.tags().has('result/relativeDateAndTime');

/**
 * Finds the day and the time a line names.
 * @param today the day from which "tomorrow" is reckoned, yyyy-MM-dd
 */
export function findDayAndTime(text: string, today: CalendarDate): Findings {
  const [year, month, day] = today.split('-').map(Number);
  // This machine's midnight: chrono reckons and answers in the parts of local days. No Date of its
  // answers is ever read, only the parts.
  const midnight = new Date(2000, 0, 1);
  midnight.setFullYear(year!, month! - 1, day);
  const results = casual.parse(text, midnight, { forwardDate: !LOOKS_BACK.test(text) });
  const usable = results.filter((found) => !isFromNow(found));
  const named = usable.find((found) => namesDay(found) && dateOf(found.start));
  const timed = named && namesTime(named) ? named : usable.find(namesTime);
  const unused = results.filter((found) => found !== named && found !== timed);
  return { day: named ?? null, time: timed ?? null, unused };
}

/** The day of what was found, by its parts; null for one that does not exist. */
export function dateOf(parts: ParsedResult['start']): CalendarDate | null {
  const [year, month, day] = (['year', 'month', 'day'] as const).map((part) =>
    String(parts.get(part)),
  );
  const date = `${year!.padStart(4, '0')}-${month!.padStart(2, '0')}-${day!.padStart(2, '0')}`;
  return isRealDate(date) ? date : null;
}
