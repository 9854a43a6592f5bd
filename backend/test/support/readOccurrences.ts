import type { View } from '@kinday/contracts/applyChange';
import { compareEvents } from '@kinday/contracts/collections';
import type { Event } from '@kinday/contracts/event';
import { occurrencesOf } from '../../../frontend/src/sync/occurrencesOf.js';
import type { Client } from './Client.js';

/** The days that a client shows of a view: its events, and what its series come to. */
export function occurrencesIn({ range, records: { events = [], series = [] } }: View): Event[] {
  if (!range) return [];
  const repeated = occurrencesOf(series, range);
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
