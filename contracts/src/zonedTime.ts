import { addDays, type CalendarDate } from './calendarDate.js';
import type { ClockTime } from './clockTime.js';
import { isTimeZone, UTC } from './timeZone.js';

/** What the clocks of a zone show. */
export interface WallClock {
  date: CalendarDate;
  time: ClockTime;
}

const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;
const QUARTER_MS = 15 * 60_000;
/** Zones whose formats are kept: making one costs a hundred times as much as using it. */
const MOST_FORMATS = 100;
const formats = new Map<string, Intl.DateTimeFormat>();
/** Answers that are kept: many events begin at the same few moments, and asking `Intl` takes 5 µs. */
const MOST_ANSWERS = 5_000;
const shown = new Map<string, WallClock>();
const instants = new Map<string, number>();
/** Of zones; they change at full quarters of an hour. */
const offsets = new Map<string, number>();

/** What a zone's clocks show at an instant, to the minute; UTC where this machine does not know the zone. */
export function wallClockIn(zone: string, instant: Date): WallClock {
  const minute = Math.floor(instant.getTime() / MINUTE_MS);
  return recall(shown, `${zone} ${minute}`, () => showClock(zone, instant));
}

/**
 * The instant at which a zone's clocks show a day and a time. A time that the clocks leave out, when
 * they are put forward, is as much later; of one that they show twice it is the first.
 */
export function instantOf(zone: string, { date, time }: WallClock): Date {
  return new Date(recall(instants, `${zone} ${date} ${time}`, () => findInstant(zone, date, time)));
}

/** The day that it is in a zone at an instant. */
export function dayIn(zone: string, instant: Date): CalendarDate {
  return wallClockIn(zone, instant).date;
}

function showClock(zone: string, instant: Date): WallClock {
  const parts = new Map(
    formatOf(zone)
      .formatToParts(instant)
      .map(({ type, value }) => [type, value]),
  );
  const [year, month, day] = (['year', 'month', 'day'] as const).map(
    (type) => parts.get(type) ?? '',
  );
  return {
    date: `${year!.padStart(4, '0')}-${month}-${day}`,
    time: `${parts.get('hour')}:${parts.get('minute')}`,
  };
}

function findInstant(zone: string, date: CalendarDate, time: ClockTime): number {
  const local = Date.parse(`${date}T${time}:00Z`);
  const before = offsetAt(zone, local - DAY_MS);
  const after = offsetAt(zone, local + DAY_MS);
  const asBefore = local - before;
  // After the clocks were changed, the offset of the day before holds no more.
  const isChanged = before !== after && offsetAt(zone, asBefore) !== before;
  const asAfter = local - after;
  const isShown = isChanged && offsetAt(zone, asAfter) === after;
  return isShown ? asAfter : asBefore;
}

/** The answer given before, or one that is found now. */
function recall<Answer>(known: Map<string, Answer>, key: string, find: () => Answer): Answer {
  const before = known.get(key);
  if (before !== undefined) return before;
  if (known.size >= MOST_ANSWERS) known.clear();
  const answer = find();
  known.set(key, answer);
  return answer;
}

/** A part of a day as clocks show it: from a time up to, but not, another; `24:00` is its end. */
export interface ClockSpan {
  date: CalendarDate;
  from: ClockTime;
  to: string;
}

/**
 * The spans of days within which a zone's clocks may be set to begin something from one instant up to,
 * but not at, another. All times whose `instantOf` lies there are within; around a change of the clocks
 * so may be others.
 * @param from,to whole minutes, less than a day apart
 */
export function clockSpans(zone: string, from: Date, to: Date): ClockSpan[] {
  const near = [from.getTime() - 2 * DAY_MS, from.getTime(), to.getTime() + 2 * DAY_MS];
  const offsets = new Set(near.map((instant) => offsetAt(zone, instant)));
  return [...offsets].flatMap((offset) =>
    spansBetween(new Date(from.getTime() + offset), new Date(to.getTime() + offset)),
  );
}

/** The same for what UTC's clocks show. */
function spansBetween(from: Date, to: Date): ClockSpan[] {
  const [first, last] = [clockOfUtc(from), clockOfUtc(to)];
  if (first.date === last.date) return [{ date: first.date, from: first.time, to: last.time }];
  const morning = { date: last.date, from: '00:00', to: last.time };
  const evening = { date: first.date, from: first.time, to: '24:00' };
  return last.time === '00:00' ? [evening] : [evening, morning];
}

function clockOfUtc(instant: Date): WallClock {
  const text = instant.toISOString();
  return { date: text.slice(0, 10), time: text.slice(11, 16) };
}

/** The midnight after a day, in a zone. */
export function endOfDay(zone: string, date: CalendarDate): Date {
  return instantOf(zone, { date: addDays(date, 1), time: '00:00' });
}

/** Milliseconds by which a zone's clocks are ahead of UTC at an instant. */
function offsetAt(zone: string, instant: number): number {
  const quarter = Math.floor(instant / QUARTER_MS) * QUARTER_MS;
  return recall(offsets, `${zone} ${quarter}`, () => {
    const { date, time } = showClock(zone, new Date(quarter));
    return Date.parse(`${date}T${time}:00Z`) - quarter;
  });
}

function formatOf(zone: string): Intl.DateTimeFormat {
  const known = formats.get(zone);
  if (known) return known;
  const format = new Intl.DateTimeFormat('en-US', {
    timeZone: isTimeZone(zone) ? zone : UTC,
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
  });
  if (formats.size >= MOST_FORMATS) formats.clear();
  formats.set(zone, format);
  return format;
}
