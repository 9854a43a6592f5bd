import { daysBetween, type CalendarDate } from '@kinday/contracts/calendarDate';
import type { Event } from '@kinday/contracts/event';
import { daysShown, lastDayShown } from '@kinday/contracts/eventDays';
import { isFeedEntry } from '../../product/feedEntry';

/** What a week shows of an event of several days: one bar, in one lane. */
export interface WeekRun {
  event: Event;
  /** Its first day in this week, and its last. */
  from: CalendarDate;
  to: CalendarDate;
  /** The days from the first to the last, both counted. */
  days: number;
  /** It comes from the week before; it goes on in the next one. */
  isBegun: boolean;
  goesOn: boolean;
}

/** The runs of one day by lane; null where a lane is free. */
export type DayLanes = readonly (WeekRun | null)[];

function runIn(week: readonly CalendarDate[], event: Event): WeekRun {
  const [first, last, end] = [week[0]!, week.at(-1)!, lastDayShown(event)];
  const isBegun = event.date < first;
  const goesOn = end > last;
  const [from, to] = [isBegun ? first : event.date, goesOn ? last : end];
  return { event, from, to, days: daysBetween(from, to) + 1, isBegun, goesOn };
}

/** Whether an event stands on a day. */
export function standsOn(event: Event, date: CalendarDate): boolean {
  return event.date <= date && lastDayShown(event) >= date;
}

/** Those of the family first, then those that begin earlier, then those that last longer. */
function inLaneOrder(one: Event, other: Event): number {
  const byOwner = Number(isFeedEntry(one)) - Number(isFeedEntry(other));
  if (byOwner !== 0) return byOwner;
  if (one.date === other.date) return daysShown(other) - daysShown(one);
  return one.date < other.date ? -1 : 1;
}

/** What a run shows where not each of its days has room for it: the stretches of those that do. */
function stretchesOf(
  { event, from, to }: WeekRun,
  week: readonly CalendarDate[],
  hasRoom: (day: CalendarDate) => boolean,
): WeekRun[] {
  const stretches: CalendarDate[][] = [[]];
  for (const day of week.filter((each) => each >= from && each <= to)) {
    if (hasRoom(day)) stretches.at(-1)?.push(day);
    else stretches.push([]);
  }
  return stretches.filter(({ length }) => length > 0).map((days) => runIn(days, event));
}

/**
 * Gives each event of several days one lane for a whole week, the topmost one that is free.
 * @param week its days in order
 * @param events those of several days, in the order the server lists them
 * @param roomOn how many lanes a day has room for: beyond them, events of subscribed calendars have none
 */
export function layLanes(
  week: readonly CalendarDate[],
  events: readonly Event[],
  roomOn: (day: CalendarDate) => number = () => Infinity,
): ReadonlyMap<CalendarDate, DayLanes> {
  const runs = events
    .filter((event) => event.date <= week.at(-1)! && lastDayShown(event) >= week[0]!)
    .sort(inLaneOrder)
    .map((event) => runIn(week, event));
  const lanes: WeekRun[][] = [];
  for (const run of runs) {
    const isFree = (lane: WeekRun[]) =>
      lane.every(({ from, to }) => to < run.from || from > run.to);
    const free = lanes.findIndex(isFree);
    const place = free < 0 ? lanes.length : free;
    const hasRoom = (day: CalendarDate) => place < roomOn(day);
    const shown = isFeedEntry(run.event) ? stretchesOf(run, week, hasRoom) : [run];
    if (shown.length > 0) (lanes[place] ??= []).push(...shown);
  }
  const onDay = (date: CalendarDate) =>
    lanes.map((lane) => lane.find(({ from, to }) => from <= date && to >= date) ?? null);
  return new Map(week.map((date) => [date, withoutEmptyEnd(onDay(date))]));
}

/** The lanes down to the last one in use: below it there is room for what else the day has. */
export function withoutEmptyEnd(lanes: DayLanes): DayLanes {
  return lanes.slice(0, lanes.findLastIndex((run) => run !== null) + 1);
}
