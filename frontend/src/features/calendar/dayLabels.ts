import type { CalendarDate } from '@kinday/contracts/calendarDate';
import { fullDay, monthDay } from '../../product/dateText';
import { startText } from '../../product/eventText';
import type { DayEntries } from './dayIndex';

function contentOf({ specials, events }: DayEntries, shown: number): string {
  const count = specials.length + events.length;
  if (count === 0) return 'No events';
  const all = [
    ...specials.map(({ title }) => title),
    ...events.map((event) => `${startText(event)} ${event.title}`),
  ];
  const rest = count > shown ? ` and ${count - shown} more` : '';
  const noun = count === 1 ? 'event' : 'events';
  return `${count} ${noun}: ${all.slice(0, shown).join(', ')}${rest}`;
}

/**
 * The day as a screen reader says it: "Thursday, November 12, 2026, today. 2 events: …. Add event".
 * @param shown how many entries it names before "and 2 more"
 */
export function dayLabel(
  date: CalendarDate,
  isToday: boolean,
  entries: DayEntries,
  shown: number,
): string {
  return `${fullDay(date)}${isToday ? ', today' : ''}. ${contentOf(entries, shown)}. Add event`;
}

/** "+2 more events on November 12" */
export function overflowLabel(hidden: number, date: CalendarDate): string {
  return `+${hidden} more ${hidden === 1 ? 'event' : 'events'} on ${monthDay(date)}`;
}
