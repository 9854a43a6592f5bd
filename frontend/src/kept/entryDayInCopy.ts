import type { View } from '@kinday/contracts/applyChange';
import type { CalendarDate } from '@kinday/contracts/calendarDate';
import type { EventFields } from '@kinday/contracts/eventFields';
import { nearestDay } from '@kinday/contracts/recurrence/nearestDay';
import { occurrenceId, type EntryDay } from '@kinday/contracts/series';
import { shownIn } from '@kinday/contracts/shownIn';
import { dayIn } from '@kinday/contracts/zonedTime';
import { everyKeptView } from './keptView';

/** Where in the kept calendars something stands now, as the server's `GET /api/events/{id}/day` finds it. */
export async function entryDayInCopy(name: string): Promise<EntryDay | null> {
  for (const view of await everyKeptView()) {
    const found = entryDayIn(view, name);
    if (found) return found;
  }
  return null;
}

function entryDayIn({ familyId, records }: View, name: string): EntryDay | null {
  const { families: [family] = [], events = [], series = [] } = records;
  if (!family) return null;
  const [id = '', day] = name.split(':');
  const entryDay = (of: string, entry: EventFields, date: CalendarDate): EntryDay => {
    const shown = shownIn({ ...entry, date }, family.zone);
    return { id: of, familyId, date: shown.date };
  };
  const event = events.find((each) =>
    day === undefined ? each.id === id : each.seriesId === id && each.seriesDate === day,
  );
  if (event) return entryDay(event.id, event, event.date);
  const repeating = series.find((each) => each.id === id);
  if (!repeating) return null;
  const date = nearestDay(repeating, day ?? dayIn(repeating.zone ?? family.zone, new Date()));
  return date === null ? null : entryDay(occurrenceId(id, date), repeating, date);
}
