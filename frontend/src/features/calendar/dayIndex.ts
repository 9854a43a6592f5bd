import { addDays, type CalendarDate } from '@kinday/contracts/calendarDate';
import type { Event } from '@kinday/contracts/event';
import type { Member } from '@kinday/contracts/member';
import { specialDatesIn, type SpecialDate } from '@kinday/contracts/specialDatesIn';

/** What stands on one day, in the order it is shown. */
export interface DayEntries {
  specials: readonly SpecialDate[];
  events: readonly Event[];
}

/** Entries by day. A day without any has none here. */
export type DayIndex = ReadonlyMap<CalendarDate, DayEntries>;

const EMPTY: DayEntries = { specials: [], events: [] };

export function entriesOf(index: DayIndex, date: CalendarDate): DayEntries {
  return index.get(date) ?? EMPTY;
}

/**
 * Sorts the entries of days by day.
 * @param days all that are shown, in their order
 * @param events in the order the server lists them, which is the order within a day
 */
export function indexDays(
  days: readonly CalendarDate[],
  events: readonly Event[],
  members: readonly Member[],
): DayIndex {
  const range = { from: days[0]!, to: addDays(days.at(-1)!, 1) };
  const eventsByDay = groupByDay(events);
  const specialsByDay = groupByDay(specialDatesIn(members, range));
  const index = new Map<CalendarDate, DayEntries>();
  for (const day of days) {
    const onDay = { specials: specialsByDay.get(day) ?? [], events: eventsByDay.get(day) ?? [] };
    if (onDay.specials.length + onDay.events.length > 0) index.set(day, onDay);
  }
  return index;
}

function groupByDay<T extends { date: CalendarDate }>(entries: readonly T[]) {
  const groups = new Map<CalendarDate, T[]>();
  for (const entry of entries) {
    const group = groups.get(entry.date);
    if (group) group.push(entry);
    else groups.set(entry.date, [entry]);
  }
  return groups;
}

function sameSpecial(one: SpecialDate, other: SpecialDate | undefined): boolean {
  return (
    one.memberId === other?.memberId &&
    one.title === other.title &&
    one.specialDateType === other.specialDateType
  );
}

/** True when a day would look the same: the very same events, and special dates that say the same. */
export function sameEntries(one: DayEntries, other: DayEntries): boolean {
  return (
    one.events.length === other.events.length &&
    one.specials.length === other.specials.length &&
    one.events.every((event, place) => event === other.events[place]) &&
    one.specials.every((special, place) => sameSpecial(special, other.specials[place]))
  );
}
