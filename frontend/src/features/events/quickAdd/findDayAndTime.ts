import { casual, type ParsedResult } from 'chrono-node/en';
import { addDays, addMonths, isRealDate, type CalendarDate } from '@kinday/contracts/calendarDate';
import type { Span } from './maskedLine';
import { MONTH, WEEKDAY } from './repeatWords';

type Parts = ParsedResult['start'];

/** From when to when, as far as a line says it; each may also say a day. */
interface Timed {
  start: Parts | null;
  end: Parts | null;
}

/** What was found of days and a time in a line, and what was found and is of no use. */
export interface Findings {
  day: ParsedResult | null;
  /** The day that it is; null without one. */
  date: CalendarDate | null;
  /** The last of several days; may stand in what `day` or `time` was found in. */
  lastDay: Parts | null;
  time: Timed | null;
  /** The parts of the line in which all of it stands. */
  spans: readonly Span[];
  unused: readonly ParsedResult[];
}

/** "Last game Sat" does not: it is the last one to come. */
const LOOKS_BACK = new RegExp(
  String.raw`\b(?:(?:last|past|previous)\s+(?:night\b|${WEEKDAY}|${MONTH})|ago\b|yesterday\b)`,
  'i',
);
const BETWEEN_DAYS = /^\s*(?:[-~]|to|until|till?|through|thru)\s*$/i;

const saysDay = (parts: Parts) => parts.isCertain('day') || parts.isCertain('weekday');
const saysTime = (parts: Parts) => parts.isCertain('hour');
/** "In 2 hours" reckons with the clock, and the reading begins at midnight. */
const isFromNow = (found: ParsedResult) => found.tags().has('result/relativeDateAndTime');

/** "In six months": the reader of dates takes the day of it for a guess. */
const isLater = (found: ParsedResult) =>
  found.tags().has('result/relativeDate') && /^in\b/i.test(found.text);

/**
 * This machine's midnight: chrono reckons and answers in the parts of local days. No Date of its
 * answers is ever read, only the parts.
 */
export function midnightOf(date: CalendarDate): Date {
  const [year, month, day] = date.split('-').map(Number);
  const midnight = new Date(2000, 0, 1);
  midnight.setFullYear(year!, month! - 1, day);
  return midnight;
}

/**
 * Finds the days and the time a line names.
 * @param today the day from which "tomorrow" is reckoned, yyyy-MM-dd
 */
export function findDayAndTime(text: string, today: CalendarDate): Findings {
  const forwardDate = !LOOKS_BACK.test(text);
  const results = casual.parse(text, midnightOf(today), { forwardDate });
  const usable = results.filter((found) => !isFromNow(found));
  const isDay = ({ start }: ParsedResult) => dateOf(start) !== null;
  const named = usable.filter(({ start }) => saysDay(start));
  const day = named.find(isDay) ?? usable.filter(isLater).find(isDay) ?? null;
  const second = day && secondDay(text, day, usable);
  const timed = [day, second, ...usable].find((found) => found && saysTimes(found)) ?? null;
  const used = [day, second, timed].filter((found) => found !== null);
  const spans = used.map(spanOf);
  // With what stands between both days.
  if (day && second) spans.push({ from: day.index, to: second.index });
  const unused = results.filter((found) => !used.includes(found));
  const lastDay = second?.start ?? (day && endDay(day));
  const said = day && dateOf(day.start);
  const date = day && said && forwardDate ? notPast(said, day.start, today) : said;
  return { day, date, lastDay, time: timed && timesOf(timed), spans, unused };
}

/** Of "8pm Mon to 9pm" the reader of dates makes last week's Monday, of "Dec 5 to Sun" last year's day. */
function notPast(date: CalendarDate, parts: Parts, today: CalendarDate): CalendarDate {
  if (date >= today || parts.isCertain('year')) return date;
  if (parts.isCertain('day')) return parts.isCertain('month') ? addMonths(date, 12) : date;
  return parts.isCertain('weekday') ? addDays(date, 7) : date;
}

const spanOf = ({ index, text }: ParsedResult) => ({ from: index, to: index + text.length });

/** The day on which what was found ends, where it is another than the one on which it begins. */
function endDay({ start, end }: ParsedResult): Parts | null {
  return end && saysDay(end) && dateOf(end) !== dateOf(start) ? end : null;
}

const saysTimes = ({ start, end }: ParsedResult) => saysTime(start) || (end && saysTime(end));

function timesOf({ start, end }: ParsedResult): Timed {
  return { start: saysTime(start) ? start : null, end: end && saysTime(end) ? end : null };
}

/** The day that stands behind another one and a word like "to". */
function secondDay(text: string, day: ParsedResult, results: readonly ParsedResult[]) {
  const end = day.index + day.text.length;
  const next = results.find(({ index }) => index >= end) ?? null;
  if (!next || day.end || !saysDay(next.start)) return null;
  return BETWEEN_DAYS.test(text.slice(end, next.index)) ? next : null;
}

/** The day of what was found, by its parts; null for one that does not exist. */
export function dateOf(parts: Parts): CalendarDate | null {
  const [year, month, day] = (['year', 'month', 'day'] as const).map((part) =>
    String(parts.get(part)),
  );
  const date = `${year!.padStart(4, '0')}-${month!.padStart(2, '0')}-${day!.padStart(2, '0')}`;
  return isRealDate(date) ? date : null;
}
