import { addDays, daysBetween, nearestDate, type DateRange } from './calendarDate.js';
import { lastDayOn, type EventFields } from './eventFields.js';
import { UTC } from './timeZone.js';
import { instantOf, wallClockIn, type WallClock } from './zonedTime.js';

/**
 * Days by which the day that an event is told on and the one that it is shown on may differ at most:
 * clocks on earth are up to 26 hours apart.
 */
export const ZONE_DAYS = 2;

/**
 * The days on which something may be told that is shown on some days: what has a zone of its own may stand
 * on others there. Which of them it is shown on says `shownIn`.
 */
export function daysTold(zone: string | null, { from, to }: DateRange): DateRange {
  if (!zone) return { from, to };
  return {
    from: nearestDate(addDays(from, -ZONE_DAYS)),
    to: nearestDate(addDays(to, ZONE_DAYS)),
  };
}

/** Where on clocks something stands. */
type Stretch = Pick<EventFields, 'date' | 'moreDays' | 'isAllDay' | 'startTime' | 'endTime'>;
/** An event, an occurrence, or the fields of one. */
type Zoned = Stretch & Pick<EventFields, 'zone'>;

/** By what is told, what was last shown of it; an event that is shown stands for itself. */
const known = new WeakMap<object, { familyZone: string; shown: object }>();
const told = new WeakMap<object, object>();

/**
 * An event, or an occurrence of a series, as it stands on the family's days and hours: the same object
 * where it has no zone of its own, and always the same one for the same event. All else stays, its zone
 * too. One that ends at 12:00 AM has the day after for its last, as any such event (`eventDays`).
 * @param familyZone the IANA name of the family's zone
 */
export function shownIn<E extends Zoned>(event: E, familyZone: string): E {
  if (!event.zone || event.zone === familyZone || told.has(event)) return event;
  const last = known.get(event);
  if (last?.familyZone === familyZone) return last.shown as E;
  const shown = { ...event, ...converted(event, event.zone, familyZone) };
  known.set(event, { familyZone, shown });
  told.set(shown, event);
  return shown;
}

/** The event as it is told, of one that `shownIn` gave; any other is told as it is shown. */
export function asTold<E extends Zoned>(shown: E): E {
  return (told.get(shown) as E | undefined) ?? shown;
}

/**
 * The counterpart of `shownIn` for what is written: fields that are meant on the family's clock as an
 * event of another zone tells them. A rule's days are not looked at.
 * @param zone the event's own; null for the family's clock
 */
export function toldIn<E extends Stretch>(
  fields: E,
  zone: string | null,
  familyZone: string,
): E & Pick<EventFields, 'zone'> {
  if (fields.isAllDay || !zone || zone === familyZone) {
    return { ...fields, zone: fields.isAllDay ? null : zone };
  }
  return { ...fields, ...converted(fields, familyZone, zone), zone };
}

/** The same stretch of time on another zone's clocks; it always ends after it begins. */
function converted(stretch: Stretch, from: string, to: string): Stretch {
  const { date, moreDays, isAllDay, startTime, endTime } = stretch;
  if (isAllDay || startTime === null || endTime === null || isAtTheEnds(stretch)) {
    return { date, moreDays, isAllDay, startTime, endTime };
  }
  const begin = { date, time: startTime };
  const end = { date: lastDayOn(stretch), time: endTime };
  const first = wallClockIn(to, instantOf(from, begin));
  const shownEnd = wallClockIn(to, instantOf(from, end));
  // Where clocks are changed meanwhile, an end may be shown before its beginning: it lasts as long as told then.
  const last = isBefore(first, shownEnd) ? shownEnd : later(first, lasting(begin, end));
  return {
    date: first.date,
    moreDays: daysBetween(first.date, last.date),
    isAllDay,
    startTime: first.time,
    endTime: last.time,
  };
}

/** The first and the last days that can be written stay where they are: there is no day beside them. */
function isAtTheEnds(stretch: Stretch): boolean {
  const last = lastDayOn(stretch);
  // A year of five digits comes after all others, but not as a text.
  return stretch.date < '0001-02-01' || last > '9999-12-01' || last.length > 10;
}

function isBefore(one: WallClock, other: WallClock): boolean {
  return lasting(one, other) > 0;
}

/** Milliseconds from one time to another on clocks that are never changed. */
function lasting(from: WallClock, to: WallClock): number {
  return instantOf(UTC, to).getTime() - instantOf(UTC, from).getTime();
}

function later(clock: WallClock, ms: number): WallClock {
  return wallClockIn(UTC, new Date(instantOf(UTC, clock).getTime() + ms));
}
