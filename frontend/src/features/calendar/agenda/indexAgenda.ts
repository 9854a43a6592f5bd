import { addDays, type CalendarDate, type DateRange } from '@kinday/contracts/calendarDate';
import type { Event } from '@kinday/contracts/event';
import type { Member } from '@kinday/contracts/member';
import { specialDatesIn, type SpecialDate } from '@kinday/contracts/specialDatesIn';
import { lastDayShown } from '@kinday/contracts/eventDays';
import { isLookedFor, isSpecialLookedFor, type EventFilter } from '../../../product/eventFilter';
import type { DayEntries, DayIndex } from '../dayIndex';

interface ListedDay extends DayEntries {
  specials: SpecialDate[];
  events: Event[];
}

/**
 * Sorts entries by day for a list, which has no lanes: an event of several days stands on each of
 * them, before those that begin there. What is not looked for is left out.
 * @param events in the order the server lists them
 */
export function indexAgenda(
  range: DateRange,
  events: readonly Event[],
  members: readonly Member[],
  filter: EventFilter | null,
): DayIndex {
  const index = new Map<CalendarDate, ListedDay>();
  const dayOf = (date: CalendarDate) => {
    const known = index.get(date) ?? { lanes: [], specials: [], events: [] };
    index.set(date, known);
    return known;
  };
  for (const special of specialDatesIn(members, range)) {
    if (!filter || isSpecialLookedFor(special, filter)) dayOf(special.date).specials.push(special);
  }
  for (const event of events) {
    if (filter && !isLookedFor(event, filter)) continue;
    const last = lastDayShown(event);
    const first = event.date < range.from ? range.from : event.date;
    for (let date = first; date <= last && date < range.to; date = addDays(date, 1)) {
      dayOf(date).events.push(event);
    }
  }
  return index;
}
