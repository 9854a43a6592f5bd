import { weekdayOf } from '@kinday/contracts/calendarDate';
import { toMinutes } from '@kinday/contracts/clockTime';
import type { Clock } from '@kinday/contracts/preferences';
import { LIMITS } from '@kinday/contracts/product';
import { clockText } from '@kinday/contracts/clockText';
import { longDay, monthDay, weekdayName } from '@kinday/contracts/dateText';
import type { Findings } from './findDayAndTime';
import type { Span } from './maskedLine';
import type { OwnWords } from './ownWords';
import type { SettledHours } from './quickHours';
import type { SettledDays } from './settleDays';
import * as messages from '../messages';

interface QuickNotesInput {
  typed: string;
  own: OwnWords;
  findings: Findings;
  days: SettledDays;
  hours: SettledHours | null;
  /** What is left of the line. */
  title: string;
  /** Words that were understood and could not be used. */
  given: Span | null;
  /** How the notes write hours. */
  clock: Clock;
}

const REPEATS =
  /\b(?:every|each|daily|weekly|monthly|yearly|(?:times|once|twice|\d+\s?x)\s+(?:an?|per)\s+(?:day|week|month|year))\b/i;
const NEXT_WEEKDAY = /\bnext\s+(?:mon|tue|wed|thu|fri|sat|sun)\w*/i;
const SLASHED = /\b(\d{1,2})\/(\d{1,2})\b/;
/** What still looks like a time or a day. */
const LEFT_OVER =
  /\b\d{1,2}(?:[:.]\d{2})?\s?[ap]\.?m?\b|\b\d{1,2}[:.]\d{2}\b|\b\d{1,2}(?:st|nd|rd|th)\b|\b\d{1,2}\s?[-–]\s?\d{1,2}\b|\b(?:this|next|last)\s+(?:week(?:end)?|month|year)\b|\buntil\s+\S+/i;
const FURTHER = /\b(?:every|each)\s+\S+|\b(?:except|excluding|but\s+not)\b.*/i;

function dayNotes({ typed, findings: { day, date }, days }: QuickNotesInput): string[] {
  if (!day || !date) return [];
  const notes: string[] = [];
  const said = typed.slice(day.index, day.index + day.text.length);
  const [next] = NEXT_WEEKDAY.exec(said) ?? [];
  if (next) notes.push(messages.wasTakenAs(next, longDay(date)));
  const [slashed, first, second] = SLASHED.exec(said) ?? [];
  if (slashed && first !== second && Number(first) <= 12 && Number(second) <= 12) {
    notes.push(messages.monthFirst(slashed, monthDay(date)));
  }
  const weekday = day.start.isCertain('weekday') ? day.start.get('weekday') : null;
  if (weekday !== null && weekdayOf(date) !== weekday) {
    notes.push(messages.checkDay(monthDay(date), weekdayName(date)));
  }
  const begin = days.date ?? date;
  if (days.isTooLong) {
    notes.push(messages.namesTooManyDays(LIMITS.typedDays, monthDay(begin)));
  }
  if (days.rrule && begin !== date) {
    notes.push(messages.notItsDay(longDay(date), longDay(begin)));
  }
  return notes;
}

function hourNotes(input: QuickNotesInput): string[] {
  const { own, hours, clock } = input;
  const { time } = input.findings;
  if (!hours) return [];
  const start = clockText(hours.start, clock);
  const { dayPart } = own;
  const notes: string[] = [];
  if (!time && dayPart) notes.push(messages.wasTakenAs(dayPart, start));
  else if (!time?.start) notes.push(messages.startAssumed(start));
  else if (hours.assumedHalf && !dayPart) notes.push(messages.amOrPmAssumed(start));
  if (hours.assumedEnd) notes.push(messages.endAssumed(assumedEnd(hours, input)));
  if (time?.start?.isCertain('timezoneOffset')) {
    notes.push(messages.zonesNotUsed);
  }
  return notes;
}

function assumedEnd({ start, end }: SettledHours, { days, clock }: QuickNotesInput): string {
  const isOneHour = days.moreDays === null && toMinutes(end) - toMinutes(start) === 60;
  return isOneHour ? messages.oneHour : clockText(end, clock);
}

/** What a line left open, and how it was taken: nothing is guessed in silence. */
export function quickNotes(input: QuickNotesInput): string[] {
  const { typed, own, findings, days, hours, title, given } = input;
  const { date, rrule } = days;
  const notes = [...dayNotes(input), ...hourNotes(input)];
  if (!date && !hours && !own.isAllDay) notes.push(messages.nothingFound);
  else if (!date) notes.push(messages.noDay);
  else if (!hours && !own.isAllDay) notes.push(messages.noTime);
  if (!rrule && REPEATS.test(title)) notes.push(messages.chooseRepeating);
  const unused = findings.unused.map(({ index, text }) => typed.slice(index, index + text.length));
  if (given) unused.push(typed.slice(given.from, given.to));
  const [further] = (rrule && FURTHER.exec(title)) || [];
  if (further) unused.push(further);
  // "Dinner Fri 8" may well mean an hour.
  const bareHour = !hours && date ? /\b\d{1,2}$/.exec(title) : null;
  const [leftOver] = LEFT_OVER.exec(title) ?? bareHour ?? [];
  for (const words of unused.length > 0 ? unused : [leftOver]) {
    if (words) notes.push(messages.notUsed(words.trim()));
  }
  return notes;
}
