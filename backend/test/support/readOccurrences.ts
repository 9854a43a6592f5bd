import type { View } from '@kinday/contracts/applyChange';
import { addDays } from '@kinday/contracts/calendarDate';
import { compareEvents } from '@kinday/contracts/collections';
import type { Event } from '@kinday/contracts/event';
import { daysOf } from '@kinday/contracts/recurrence/occurrences';
import { occurrenceOf } from '@kinday/contracts/series';
import type { Client } from './Client.js';

/** The days that a client shows of a view: its events, and what its series come to. */
export function occurrencesIn({ range, records: { events = [], series = [] } }: View): Event[] {
  if (!range) return [];
  const repeated = series.flatMap((each) =>
    daysOf(each, addDays(range.from, -each.moreDays), range.to).map((day) =>
      occurrenceOf(each, day),
    ),
  );
  return [...events, ...repeated].sort(compareEvents);
}

/** The same as the server expands it. */
export async function readOccurrences(client: Client, views: readonly View[]): Promise<Event[]> {
  const read = views.map(async ({ familyId, range }) => {
    if (!range) return [];
    const answer = await client.get(
      `/api/occurrences?${new URLSearchParams({ ...range, familyId })}`,
    );
    return answer.body as Event[];
  });
  return (await Promise.all(read)).flat();
}
