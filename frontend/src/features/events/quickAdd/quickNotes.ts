import { weekdayOf, type CalendarDate } from '@kinday/contracts/calendarDate';
import { to12Hour } from '@kinday/contracts/clockTime';
import { longDay, monthDay } from '../../../product/dateText';
import { dateOf, type Findings } from './findDayAndTime';
import type { SettledHours } from './quickHours';
import type { PreparedLine } from './ownWords';

interface QuickNotesInput {
  line: string;
  prepared: PreparedLine;
  findings: Findings;
  date: CalendarDate | null;
  hours: SettledHours | null;
  /** What is left of the line. */
  title: string;
}

const REPEATS = /\b(?:every|each|daily|weekly|monthly|yearly)\b/i;
const NEXT_WEEKDAY = /\bnext\s+(?:mon|tue|wed|thu|fri|sat|sun)\w*/i;
const SLASHED = /\b(\d{1,2})\/(\d{1,2})\b/;
/** What still looks like a time or a day. */
const LEFT_OVER =
  /\b\d{1,2}(?:[:.]\d{2})?\s?[ap]\.?m?\b|\b\d{1,2}[:.]\d{2}\b|\b\d{1,2}(?:st|nd|rd|th)\b|\b\d{1,2}\s?[-–]\s?\d{1,2}\b|\b(?:this|next|last)\s+(?:week(?:end)?|month|year)\b/i;

function dayNotes({ line, findings: { day }, date }: QuickNotesInput): string[] {
  if (!day || !date) return [];
  const notes: string[] = [];
  const said = line.slice(day.index, day.index + day.text.length);
  const [next] = NEXT_WEEKDAY.exec(said) ?? [];
  if (next) notes.push(`“${next}” was taken as ${longDay(date)}.`);
  const [slashed, first, second] = SLASHED.exec(said) ?? [];
  if (slashed && first !== second && Number(first) <= 12 && Number(second) <= 12) {
    notes.push(`${slashed} was taken as ${monthDay(date)}: the month comes first.`);
  }
  const weekday = day.start.isCertain('weekday') ? day.start.get('weekday') : null;
  if (weekday !== null && weekdayOf(date) !== weekday) {
    notes.push(`${monthDay(date)} is a ${longDay(date).split(',')[0]}. Please check the day.`);
  }
  const last = day.end && !day.end.isCertain('hour') ? dateOf(day.end) : null;
  if (last && last !== date)
    notes.push(`Choose its end date below: this one is on ${monthDay(date)} only.`);
  return notes;
}

function hourNotes({ prepared, findings: { time }, hours }: QuickNotesInput): string[] {
  if (!hours) return [];
  const notes: string[] = [];
  const { dayPart } = prepared;
  if (!time) notes.push(`“${dayPart}” was taken as ${to12Hour(hours.start)}.`);
  else if (hours.assumedHalf && !dayPart)
    notes.push(`AM or PM wasn’t given: taken as ${to12Hour(hours.start)}.`);
  if (hours.wasCut) notes.push('An event ends on its own day, by 11:59 PM.');
  else if (hours.assumedEnd) notes.push('No end given: taken as one hour.');
  if (time?.start.isCertain('timezoneOffset')) {
    notes.push('Time zones aren’t used: this is the time on your family’s clock.');
  }
  return notes;
}

/** What a line left open, and how it was taken: nothing is guessed in silence. */
export function quickNotes(input: QuickNotesInput): string[] {
  const { line, prepared, findings, date, hours, title } = input;
  const notes = [...dayNotes(input), ...hourNotes(input)];
  if (!date && !hours && !prepared.isAllDay) notes.push('No day or time found.');
  else if (!date) notes.push('No day given.');
  else if (!hours && !prepared.isAllDay) notes.push('No time given: all day.');
  if (REPEATS.test(line)) notes.push('Choose below how it repeats: this is one event.');
  // "Dinner Fri 8" may well mean an hour.
  const bareHour = !hours && date ? /\b\d{1,2}$/.exec(title) : null;
  const [leftOver] = LEFT_OVER.exec(title) ?? bareHour ?? [];
  const unused = findings.unused.map(({ index, text }) => line.slice(index, index + text.length));
  for (const words of unused.length > 0 ? unused : [leftOver]) {
    if (words) notes.push(`“${words.trim()}” wasn’t used and stays in the title.`);
  }
  return notes;
}
