import type { CalendarDate } from '@kinday/contracts/calendarDate';
import type { Clock } from '@kinday/contracts/preferences';
import { fullDay, monthDay } from '@kinday/contracts/dateText';
import { titleOnDay } from '../../product/eventText';
import { countOf, type DayEntries } from './dayIndex';
import * as messages from './messages';

/** What stands there, in words: "2 events: 9:00 AM Dentist, Beach, day 2 of 8". */
export function contentOf(
  entries: DayEntries,
  date: CalendarDate,
  shown: number,
  clock: Clock,
): string {
  const count = countOf(entries);
  if (count === 0) return messages.noEvents;
  const all = [
    ...entries.lanes.flatMap((run) => (run ? titleOnDay(run.event, date, clock) : [])),
    ...entries.specials.map(({ title }) => title),
    ...entries.events.map((event) => titleOnDay(event, date, clock)),
  ];
  return messages.eventsOfDay(count, all.slice(0, shown));
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
  press: string = messages.addEvent,
): string {
  const content = contentOf(entries, date, shown, clock);
  return messages.dayLabel(fullDay(date), isToday, content, press);
}

/** "+2 more events on November 12" */
export function overflowLabel(hidden: number, date: CalendarDate): string {
  return messages.moreOn(hidden, monthDay(date));
}
