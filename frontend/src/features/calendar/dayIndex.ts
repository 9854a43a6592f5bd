import { addDays, type CalendarDate } from '@kinday/contracts/calendarDate';
import type { Event } from '@kinday/contracts/event';
import type { Member } from '@kinday/contracts/member';
import { specialDatesIn, type SpecialDate } from '@kinday/contracts/specialDatesIn';
import { daysShown } from '@kinday/contracts/eventDays';
import { isLookedFor, type EventFilter } from '../../product/eventFilter';
import { isFeedEntry } from '../../product/feedEntry';
import { layLanes, standsOn, withoutEmptyEnd, type DayLanes, type WeekRun } from './layLanes';

/** What stands on one day, in the order it is shown. */
export interface DayEntries {
  /** Events of several days. */
  lanes: DayLanes;
  specials: readonly SpecialDate[];
  /** Events of this day alone. */
  events: readonly Event[];
}

/** Entries by day. A day without any has none here. */
export type DayIndex = ReadonlyMap<CalendarDate, DayEntries>;

/** How many entries a day shows before "+N more". */
export const SHOWN_PER_DAY = 3;

const EMPTY: DayEntries = { lanes: [], specials: [], events: [] };

export function entriesOf(index: DayIndex, date: CalendarDate): DayEntries {
  return index.get(date) ?? EMPTY;
}

/**
 * All that stands on one day, for a list, which has no lanes: events of several days stand first.
 * @param events in the order the server lists them
 */
export function entriesOn(
  date: CalendarDate,
  events: readonly Event[],
  members: readonly Member[],
): DayEntries {
  const entries = entriesOf(indexDays([[date]], events, members), date);
  return { ...entries, lanes: [], events: eventsOf(entries) };
}

/** The events of a day, those of several days first. */
export function eventsOf({ lanes, events }: DayEntries): Event[] {
  return [...lanes.flatMap((run) => run?.event ?? []), ...events];
}

/**
 * Sorts the entries of days by day. What is the family's own gets its place before what subscribed
 * calendars have: on a day without room for its lane, one of their events of several days stands last.
 * @param weeks all days that are shown, in their order
 * @param events in the order within a day: those of the family, then those of subscribed calendars
 * @param filter what is looked for stands before the rest, which may have no room
 */
export function indexDays(
  weeks: readonly (readonly CalendarDate[])[],
  events: readonly Event[],
  members: readonly Member[],
  filter: EventFilter | null = null,
): DayIndex {
  const range = { from: weeks[0]![0]!, to: addDays(weeks.at(-1)!.at(-1)!, 1) };
  const specialsByDay = groupByDay(specialDatesIn(members, range));
  const single = events.filter((event) => daysShown(event) === 1);
  const long = events.filter((event) => daysShown(event) > 1);
  const eventsByDay = groupByDay(filter ? lookedForFirst(single, filter) : single);
  const index = new Map<CalendarDate, DayEntries>();
  const roomOn = (day: CalendarDate) => {
    const own = eventsByDay.get(day)?.filter((event) => !isFeedEntry(event)) ?? [];
    return SHOWN_PER_DAY - own.length - (specialsByDay.get(day)?.length ?? 0);
  };
  const longOfFeeds = long.filter(isFeedEntry);
  for (const week of weeks) {
    for (const [day, lanes] of layLanes(week, long, roomOn)) {
      const specials = specialsByDay.get(day) ?? [];
      const withoutLane = longOfFeeds.filter(
        (event) => standsOn(event, day) && !lanes.some((run) => run?.event === event),
      );
      const onDay = [...(eventsByDay.get(day) ?? []), ...withoutLane];
      if (lanes.length + specials.length + onDay.length > 0) {
        index.set(day, { lanes, specials, events: onDay });
      }
    }
  }
  return index;
}

function lookedForFirst(events: readonly Event[], filter: EventFilter): Event[] {
  const isWanted = (event: Event) => isLookedFor(event, filter);
  return [...events.filter(isWanted), ...events.filter((event) => !isWanted(event))];
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

/** Cuts the entries of a day to the places it has; a free lane above others takes one too. */
export function cutToFit(entries: DayEntries, places: number): DayEntries & { hidden: number } {
  const lanes = withoutEmptyEnd(entries.lanes.slice(0, places));
  const specials = entries.specials.slice(0, places - lanes.length);
  const events = entries.events.slice(0, places - lanes.length - specials.length);
  const shown = { lanes, specials, events };
  return { ...shown, hidden: countOf(entries) - countOf(shown) };
}

/** How many entries a day has. */
export function countOf(entries: DayEntries): number {
  return eventsOf(entries).length + entries.specials.length;
}

function sameSpecial(one: SpecialDate, other: SpecialDate | undefined): boolean {
  return (
    one.memberId === other?.memberId &&
    one.title === other.title &&
    one.specialDateType === other.specialDateType
  );
}

function sameRun(one: WeekRun | null, other: WeekRun | null | undefined): boolean {
  return one?.event === other?.event && one?.from === other?.from && one?.to === other?.to;
}

/** True when a day would look the same: the very same events, and special dates that say the same. */
export function sameEntries(one: DayEntries, other: DayEntries): boolean {
  return (
    one.events.length === other.events.length &&
    one.lanes.length === other.lanes.length &&
    one.specials.length === other.specials.length &&
    one.events.every((event, place) => event === other.events[place]) &&
    one.lanes.every((run, place) => sameRun(run, other.lanes[place])) &&
    one.specials.every((special, place) => sameSpecial(special, other.specials[place]))
  );
}
