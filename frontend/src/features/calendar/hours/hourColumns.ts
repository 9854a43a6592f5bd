import type { CalendarDate } from '@kinday/contracts/calendarDate';
import type { Event } from '@kinday/contracts/event';
import type { Member } from '@kinday/contracts/member';
import type { EventFilter } from '../../../product/eventFilter';
import { entriesOf, indexDays, type DayEntries } from '../dayIndex';
import { hasHours } from './eventStretch';

/** A column of a view of hours: a day, or a day of one member. */
export interface HourColumn {
  /** Its day, or its member. */
  key: string;
  date: CalendarDate;
  /** Whose it is: undefined for a whole family's, null for what is for everybody. */
  member?: Member | null;
  /** What has no hours, or goes on on another day: it stands on top. */
  onTop: DayEntries;
  timed: readonly Event[];
}

/** What has hours, and what stands on top of them. */
function byHours(events: readonly Event[]) {
  const timed = events.filter(hasHours);
  const rest = events.filter((event) => !hasHours(event));
  return { timedOn: (date: CalendarDate) => timed.filter((event) => event.date === date), rest };
}

/** A column for each day. */
export function weekColumns(
  days: readonly CalendarDate[],
  events: readonly Event[],
  members: readonly Member[],
  filter: EventFilter | null,
): HourColumn[] {
  const { timedOn, rest } = byHours(events);
  const index = indexDays([days], rest, members, filter);
  return days.map((date) => {
    return { key: date, date, onTop: entriesOf(index, date), timed: timedOn(date) };
  });
}

/** The key of the column of what is for everybody. */
const EVERYBODY = 'everybody';

/** Whether an event stands in a member's column, null for everybody's: it is for them, or they do it. */
export function standsWith(member: Member | null, { forIds, claimedBy }: Event): boolean {
  if (!member) return forIds.length === 0;
  return forIds.includes(member.id) || claimedBy === member.id;
}

/**
 * A column for what is for everybody, and one for each member. An event for several stands in each
 * of theirs, and in that of whoever does it.
 */
export function dayColumns(
  date: CalendarDate,
  events: readonly Event[],
  members: readonly Member[],
  filter: EventFilter | null,
): HourColumn[] {
  return [null, ...members].map((member) => {
    const { timedOn, rest } = byHours(events.filter((event) => standsWith(member, event)));
    const index = indexDays([[date]], rest, member ? [member] : [], filter);
    const onTop = entriesOf(index, date);
    return { key: member?.id ?? EVERYBODY, date, member, onTop, timed: timedOn(date) };
  });
}

/** Everything in a column, from the top. */
export function eventsIn({ onTop, timed }: HourColumn): Event[] {
  return [...onTop.lanes.flatMap((run) => run?.event ?? []), ...onTop.events, ...timed];
}
