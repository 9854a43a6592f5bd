import type { CalendarDate } from '@kinday/contracts/calendarDate';
import type { Event } from '@kinday/contracts/event';
import type { Clock } from '@kinday/contracts/preferences';
import { fullDay, monthDay } from '@kinday/contracts/dateText';
import { isFaded, isSpecialFaded, type EventFilter } from '../../product/eventFilter';
import { titleOnDay } from '../../product/eventText';
import { countOf, type DayEntries } from './dayIndex';
import * as messages from './messages';

/**
 * What stands there, in words: "2 events: 9:00 AM Dentist, Beach, day 2 of 8"; where something is looked
 * for, only that by name: "1 of 2 events: 9:00 AM Dentist".
 */
export function contentOf(
  entries: DayEntries,
  date: CalendarDate,
  shown: number,
  clock: Clock,
  filter: EventFilter | null,
): string {
  const count = countOf(entries);
  if (count === 0) return messages.noEvents;
  const isWanted = (event: Event) => !isFaded(event, filter);
  const titleOf = (event: Event) => titleOnDay(event, date, clock);
  const all = [
    ...entries.lanes
      .flatMap((run) => run?.event ?? [])
      .filter(isWanted)
      .map(titleOf),
    ...entries.specials
      .filter((special) => !isSpecialFaded(special, filter))
      .map(({ title }) => title),
    ...entries.events.filter(isWanted).map(titleOf),
  ];
  const named = all.slice(0, shown);
  return filter
    ? messages.lookedForOfDay(all.length, count, named)
    : messages.eventsOfDay(count, named);
}

/**
 * The day as a screen reader says it: "Thursday, November 12, 2026, today. 2 events: …. Add event".
 * @param shown how many entries it names before "and 2 more"
 * @param press what a press on it does
 */
export function dayLabel(
  date: CalendarDate,
  isToday: boolean,
  entries: DayEntries,
  shown: number,
  clock: Clock,
  filter: EventFilter | null,
  press: string = messages.addEvent,
): string {
  const content = contentOf(entries, date, shown, clock, filter);
  return messages.dayLabel(fullDay(date), isToday, content, press);
}

/** "+2 more events on November 12" */
export function overflowLabel(hidden: number, date: CalendarDate): string {
  return messages.moreOn(hidden, monthDay(date));
}
