import type { ParsedResult } from 'chrono-node/en';
import type { CalendarDate } from '@kinday/contracts/calendarDate';
import type { Clock } from '@kinday/contracts/preferences';
import { toMinutes } from '@kinday/contracts/clockTime';
import { findDayAndTime, type Findings } from './findDayAndTime';
import { MaskedLine } from './maskedLine';
import { takeOwnWords, type DayPart, type OwnWords } from './ownWords';
import {
  PART_STARTS,
  settleHours,
  settleHoursApart,
  type SettledHours,
  type WrittenTime,
} from './quickHours';
import { quickNotes } from './quickNotes';
import { takeEnd, takeLength } from './saidEnd';
import { takeRule } from './saidRule';
import { settleDays, type SettledDays } from './settleDays';
import { titleWithout } from './titleWithout';
import * as messages from '../messages';

/** What a line says about an event. */
export interface QuickReading {
  title: string;
  /** The first day; null when the line names none. */
  date: CalendarDate | null;
  /** How many days it goes on after that; null when the line does not say. */
  moreDays: number | null;
  /** The text of the rule by which it repeats; null when the line does not say that it does. */
  rrule: string | null;
  /** null when it names no time. */
  hours: SettledHours | null;
  isAllDay: boolean;
  /** What was assumed or left aside, a sentence each. */
  notes: readonly string[];
}

/** Longer lines are no quick ones: their reading could keep a page from answering. */
const LONGEST_LINE = 300;
/** Where only an end was said. */
const DEFAULT_TIME: WrittenTime = { hour: 9, minute: 0, saysHalf: true };
const LATE_MEALS = /\b(?:dinner|supper)\b/i;
/** "Weekday lunch", "3 times a day", "last day of school": no day of it is the event's. */
const NO_PERIOD =
  /\blast\s+days?\b|\bweek(?:day|end)s?\b|\b(?:times|once|twice|\d+\s?x)\s+(?:an?|per)\s+(?:day|week|month|year)\b/gi;
const IS_UNTIL = /\b(?:until|till?|through|thru)\s+$/i;

/** Where a line writes an hour as one of 24: `06:00`, and `6:00` for who reads hours so. */
function isOf24(text: string, clock: Clock, hour: number, minute: number): boolean {
  const zero = clock === '24h' ? '0?' : '0';
  const minutes = String(minute).padStart(2, '0');
  return new RegExp(String.raw`(?<!\d)${zero}${hour}[:.]${minutes}(?!\d)`).test(text);
}

function writtenTime(parts: ParsedResult['start'], text: string, clock: Clock): WrittenTime {
  const [hour, minute] = [parts.get('hour') ?? 0, parts.get('minute') ?? 0];
  const saysHalf = parts.isCertain('meridiem') || isOf24(text, clock, hour, minute);
  return { hour, minute, saysHalf };
}

function isSameTime(time: Findings['time']): boolean {
  const names = ['hour', 'minute'] as const;
  return names.every((name) => time?.start?.get(name) === time?.end?.get(name));
}

function partAsTime(part: DayPart): WrittenTime {
  const minutes = toMinutes(PART_STARTS[part]);
  return { hour: Math.floor(minutes / 60), minute: minutes % 60, saysHalf: true };
}

function hoursOf(
  { time, lastDay }: Findings,
  { moreDays }: SettledDays,
  own: OwnWords,
  text: string,
  clock: Clock,
): SettledHours | null {
  const { isAllDay, lasts, dayPart } = own;
  if (isAllDay) return null;
  const settle = moreDays ? settleHoursApart : settleHours;
  const from = time?.start ? writtenTime(time.start, text, clock) : dayPart && partAsTime(dayPart);
  // Of "every day Dec 1-10 8am" the hour stands on both days, and there is one day.
  const isOfBoth = lastDay !== null && !moreDays && isSameTime(time);
  const to = time?.end && !isOfBoth ? writtenTime(time.end, text, clock) : null;
  if (!from && !to) return null;
  const likely = dayPart ?? (LATE_MEALS.test(text) ? 'evening' : null);
  return settle({ from: from ?? DEFAULT_TIME, to, lasts, dayPart: likely });
}

/**
 * Reads one line of plain English: "Dentist Thu 3:30pm", "Piano every Tuesday 4pm until June".
 * @param today the day from which "tomorrow" is reckoned, yyyy-MM-dd
 * @param shown the day that stands in the form: a repetition without a first day begins from it on
 * @param clock how the reader writes hours
 */
export function readQuickLine(
  typed: string,
  today: CalendarDate,
  shown: CalendarDate = today,
  clock: Clock = '12h',
): QuickReading {
  if (typed.length > LONGEST_LINE) return unread(typed);
  const line = new MaskedLine(typed);
  const own = takeOwnWords(line);
  const rule = takeRule(line);
  line.cover(NO_PERIOD);
  const end = rule ? takeEnd(line, rule) : takeLength(line);
  const findings = findDayAndTime(line.text, today);
  const isUntilDay = findings.day !== null && IS_UNTIL.test(line.text.slice(0, findings.day.index));
  const days = settleDays({ findings, rule, end, isUntilDay }, today, shown);
  const given = end && !days.usesEnd ? end.span : null;
  if (given) line.giveBack(given);
  const title = titleWithout(typed, [...line.understood, ...findings.spans]);
  const hours = hoursOf(findings, days, own, line.text, clock);
  const isAllDay = own.isAllDay || (days.date !== null && hours === null);
  const notes = quickNotes({ typed, own, findings, days, hours, title, given, clock });
  const moreDays = hours?.moreDays || days.moreDays;
  return { title, ...days, moreDays, hours, isAllDay, notes };
}

function unread(typed: string): QuickReading {
  const notes = [messages.lineTooLong(LONGEST_LINE)];
  return {
    title: typed,
    date: null,
    moreDays: null,
    rrule: null,
    hours: null,
    isAllDay: false,
    notes,
  };
}
