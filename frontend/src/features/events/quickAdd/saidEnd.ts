import { casual } from 'chrono-node/en';
import { addDays, addMonths, daysInMonth, type CalendarDate } from '@kinday/contracts/calendarDate';
import { dateOf, midnightOf } from './findDayAndTime';
import type { MaskedLine, Span } from './maskedLine';
import type { SaidRule } from './saidRule';
import { MONTH, NUMBER, numberOf, WEEKDAY } from './repeatWords';

/** When a repetition ends, or how long its event goes on. */
export type RuleEnd =
  | { kind: 'times'; times: number }
  | { kind: 'length'; count: number; unit: LengthUnit }
  /** Words for a day, or for a month whose last day is meant. */
  | { kind: 'until'; words: string }
  /** Words for the month in which all of it is. */
  | { kind: 'within'; words: string };
/** The same with the words that say it. */
export type SaidEnd = { span: Span } & RuleEnd;
export type LengthUnit = 'day' | 'week' | 'month' | 'year';

const YEAR = String.raw`(?:\s*,?\s+\d{4}\b)?`;
const DAY_OF_MONTH = String.raw`\d{1,2}(?:st|nd|rd|th)?\b`;
const DATE = [
  String.raw`\d{4}-\d{2}-\d{2}\b`,
  String.raw`\d{1,2}\/\d{1,2}(?:\/\d{2,4})?\b`,
  String.raw`${MONTH}\s+${DAY_OF_MONTH}${YEAR}`,
  String.raw`${DAY_OF_MONTH}\s+(?:of\s+)?${MONTH}${YEAR}`,
  String.raw`(?:(?:the\s+)?end\s+of\s+)?${MONTH}(?!['’])${YEAR}`,
  String.raw`(?:(?:next|this)\s+)?${WEEKDAY}`,
].join('|');
const UNTIL = new RegExp(
  String.raw`\b(?:(?:up\s+)?until|till?|through|thru|up\s+to|end(?:s|ing)(?:\s+on)?)\s+(?<words>${DATE})`,
  'i',
);
const WITHIN = new RegExp(
  String.raw`\b(?:in|during)\s+(?<words>${MONTH}(?!['’])(?!\s+\d{1,2}\b)${YEAR})`,
  'i',
);
const TIMES = new RegExp(
  String.raw`\b(?:for\s+)?(?<count>${NUMBER})\s+times\b(?!\s+(?:a|an|per|each|every)\b)`,
  'i',
);
const LENGTH = new RegExp(
  String.raw`\bfor\s+(?:the\s+next\s+)?(?<count>${NUMBER})\s+(?<unit>day|week|month|year)s?\b`,
  'i',
);

/** Takes out of a line how long it goes on: "for 6 weeks". */
export function takeLength(line: MaskedLine): SaidEnd | null {
  const match = LENGTH.exec(line.text);
  const span = line.take(match);
  const { count = '', unit = '' } = match?.groups ?? {};
  return (
    span && {
      span,
      kind: 'length',
      count: numberOf(count),
      unit: unit.toLowerCase() as LengthUnit,
    }
  );
}

/** Takes out of a line when its repetition ends; one that goes by months or years has none of them for itself. */
export function takeEnd(line: MaskedLine, { frequency }: SaidRule): SaidEnd | null {
  const until = UNTIL.exec(line.text);
  const untilSpan = line.take(until);
  if (untilSpan) return { span: untilSpan, kind: 'until', words: until?.groups?.words ?? '' };
  const within = ['DAILY', 'WEEKLY'].includes(frequency) ? WITHIN.exec(line.text) : null;
  const withinSpan = line.take(within);
  if (withinSpan) return { span: withinSpan, kind: 'within', words: within?.groups?.words ?? '' };
  const times = TIMES.exec(line.text);
  const timesSpan = line.take(times);
  if (!timesSpan) return takeLength(line);
  return { span: timesSpan, kind: 'times', times: numberOf(times?.groups?.count ?? '') };
}

/**
 * The day that words for the end of something mean, and for a month its last one; null for none.
 * @param from the first day that it can be
 */
export function endMeant(words: string, from: CalendarDate): CalendarDate | null {
  const [found] = casual.parse(words, midnightOf(from), { forwardDate: true });
  const day = found && dateOf(found.start);
  if (!day || found.start.isCertain('day') || found.start.isCertain('weekday')) return day ?? null;
  const month = found.start.isCertain('year') ? day : inYearFrom(from, day);
  return `${month.slice(0, -2)}${daysInMonth(month.slice(0, -3))}`;
}

/** The first day, from one on, of the month that words mean. */
export function beginWithin(words: string, from: CalendarDate): CalendarDate {
  const last = endMeant(words, from);
  const first = last ? `${last.slice(0, -2)}01` : from;
  return first > from ? first : from;
}

/** The day's month in the year that has it from a day on. */
function inYearFrom(from: CalendarDate, day: CalendarDate): CalendarDate {
  const [year, monthOfFrom] = [Number(from.slice(0, 4)), from.slice(5, 7)];
  const month = day.slice(5, 7);
  return `${month < monthOfFrom ? year + 1 : year}-${month}-01`;
}

/** The last day of so many days, weeks, months or years from a day on. */
export function lastDayOfLength(from: CalendarDate, count: number, unit: LengthUnit): CalendarDate {
  const months = { month: count, year: count * 12 };
  const next =
    unit === 'day' || unit === 'week'
      ? addDays(from, unit === 'day' ? count : count * 7)
      : addMonths(from, months[unit]);
  return addDays(next, -1);
}
