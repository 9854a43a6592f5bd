import type { ParsedResult } from 'chrono-node/en';
import type { CalendarDate } from '@kinday/contracts/calendarDate';
import { toMinutes } from '@kinday/contracts/clockTime';
import { dateOf, findDayAndTime } from './findDayAndTime';
import { PART_STARTS, settleHours, type SettledHours, type WrittenTime } from './quickHours';
import { kindIn, type EventKind } from './kindIn';
import { quickNotes } from './quickNotes';
import { takeOwnWords, type DayPart, type PreparedLine } from './ownWords';
import { titleWithout } from './titleWithout';

/** What a line says about an event. */
export interface QuickReading {
  title: string;
  /** null when the line names no day. */
  date: CalendarDate | null;
  /** null when it names no time. */
  hours: SettledHours | null;
  isAllDay: boolean;
  /** The type of event the title names, if it does. */
  kind: EventKind | null;
  /** What was assumed or left aside, a sentence each. */
  notes: readonly string[];
}

const LATE_MEALS = /\b(?:dinner|supper)\b/i;

function writtenTime(parts: ParsedResult['start']): WrittenTime {
  const saysHalf = parts.isCertain('meridiem');
  return { hour: parts.get('hour') ?? 0, minute: parts.get('minute') ?? 0, saysHalf };
}

function partAsTime(part: DayPart): WrittenTime {
  const minutes = toMinutes(PART_STARTS[part]);
  return { hour: Math.floor(minutes / 60), minute: minutes % 60, saysHalf: true };
}

function hoursOf(found: ParsedResult | null, prepared: PreparedLine): SettledHours | null {
  const { isAllDay, lasts, dayPart, text } = prepared;
  if (isAllDay) return null;
  if (!found) return dayPart && settleHours(partAsTime(dayPart), null, lasts, dayPart);
  const end = found.end?.isCertain('hour') ? writtenTime(found.end) : null;
  const likely = dayPart ?? (LATE_MEALS.test(text) ? 'evening' : null);
  return settleHours(writtenTime(found.start), end, lasts, likely);
}

/**
 * Reads one line of plain English: "Dentist Thu 3:30pm".
 * @param today the day from which "tomorrow" is reckoned, yyyy-MM-dd
 */
export function readQuickLine(line: string, today: CalendarDate): QuickReading {
  const prepared = takeOwnWords(line);
  const findings = findDayAndTime(prepared.text, today);
  const { day, time } = findings;
  const used = [day, time].filter((found) => found !== null);
  const spans = used.map(({ index, text }) => ({ from: index, to: index + text.length }));
  const title = titleWithout(line, [...prepared.spans, ...spans]);
  const date = day && dateOf(day.start);
  const hours = hoursOf(time, prepared);
  const isAllDay = prepared.isAllDay || (date !== null && hours === null);
  const notes = quickNotes({ line, prepared, findings, date, hours, title });
  return { title, date, hours, isAllDay, kind: kindIn(title), notes };
}
