import type { CalendarDate } from '@kinday/contracts/calendarDate';
import { fullDay, monthDay } from '../../product/dateText';
import { startText } from '../../product/eventText';
import { SHOWN_PER_DAY, type DayEntries } from './dayIndex';

function contentOf({ specials, events }: DayEntries): string {
  const count = specials.length + events.length;
  if (count === 0) return 'No events';
  const all = [
    ...specials.map(({ title }) => title),
    ...events.map((event) => `${startText(event)} ${event.title}`),
  ];
  const rest = count > SHOWN_PER_DAY ? ` and ${count - SHOWN_PER_DAY} more` : '';
  const noun = count === 1 ? 'event' : 'events';
  return `${count} ${noun}: ${all.slice(0, SHOWN_PER_DAY).join(', ')}${rest}`;
}

/** The day as a screen reader says it: "Thursday, November 12, 2026, today. 2 events: …. Add event". */
export function dayLabel(date: CalendarDate, isToday: boolean, entries: DayEntries): string {
  return `${fullDay(date)}${isToday ? ', today' : ''}. ${contentOf(entries)}. Add event`;
}

/** "+2 more events on November 12" */
export function overflowLabel(hidden: number, date: CalendarDate): string {
  return `+${hidden} more ${hidden === 1 ? 'event' : 'events'} on ${monthDay(date)}`;
}
