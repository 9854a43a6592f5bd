import { daysBetween, type CalendarDate } from '@kinday/contracts/calendarDate';
import type { Event } from '@kinday/contracts/event';
import { daysShown, lastDayShown } from '@kinday/contracts/eventDays';

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

/**
 * Gives each event of several days one lane for a whole week, the topmost one that is free: those
 * that begin earlier come first, then those that last longer.
 * @param week its days in order
 * @param events those of several days, in the order the server lists them
 */
export function layLanes(
  week: readonly CalendarDate[],
  events: readonly Event[],
): ReadonlyMap<CalendarDate, DayLanes> {
  const runs = events
    .filter((event) => event.date <= week.at(-1)! && lastDayShown(event) >= week[0]!)
    .sort((one, other) =>
      one.date === other.date ? daysShown(other) - daysShown(one) : one.date < other.date ? -1 : 1,
    )
    .map((event) => runIn(week, event));
  const lanes: WeekRun[][] = [];
  for (const run of runs) {
    const free = lanes.find((lane) => lane.at(-1)!.to < run.from);
    if (free) free.push(run);
    else lanes.push([run]);
  }
  const onDay = (date: CalendarDate) =>
    lanes.map((lane) => lane.find(({ from, to }) => from <= date && to >= date) ?? null);
  return new Map(week.map((date) => [date, withoutEmptyEnd(onDay(date))]));
}

/** The lanes down to the last one in use: below it there is room for what else the day has. */
export function withoutEmptyEnd(lanes: DayLanes): DayLanes {
  return lanes.slice(0, lanes.findLastIndex((run) => run !== null) + 1);
}
