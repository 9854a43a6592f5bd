import type { View } from '@kinday/contracts/applyChange';
import { monthRange, type CalendarMonth } from '@kinday/contracts/calendarDate';
import type {
  CreateEventInput,
  Event,
  SearchResult,
  UpdateEventInput,
} from '@kinday/contracts/event';
import { api, failedRead, revisionOf } from './api';

/** A written event and the revision its writing made. */
export interface Written<T> {
  revision: number;
  record: T;
}

export const eventsApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** The events of one month, as a view the follower keeps up to date. */
    getMonth: build.query<View, { familyId: string; month: CalendarMonth }>({
      query: ({ familyId, month }) => ({
        url: 'events',
        params: { ...monthRange(month), familyId },
      }),
      transformResponse: (events: Event[], meta, { familyId, month }): View => ({
        familyId,
        revision: revisionOf(meta),
        range: monthRange(month),
        records: { events },
      }),
      providesTags: failedRead,
    }),
    searchEvents: build.query<SearchResult[], string>({
      query: (q) => ({ url: 'events/search', params: { q } }),
      keepUnusedDataFor: 0,
      providesTags: failedRead,
    }),
    createEvent: build.mutation<Written<Event>, CreateEventInput>({
      query: (body) => ({ url: 'events', method: 'POST', body }),
      transformResponse: (record: Event, meta) => ({ revision: revisionOf(meta), record }),
    }),
    updateEvent: build.mutation<Written<Event>, { id: string; input: UpdateEventInput }>({
      query: ({ id, input }) => ({ url: `events/${id}`, method: 'PUT', body: input }),
      transformResponse: (record: Event, meta) => ({ revision: revisionOf(meta), record }),
    }),
    deleteEvent: build.mutation<Written<null>, string>({
      query: (id) => ({ url: `events/${id}`, method: 'DELETE' }),
      transformResponse: (_answer, meta) => ({ revision: revisionOf(meta), record: null }),
    }),
    restoreEvent: build.mutation<Written<Event>, string>({
      query: (id) => ({ url: `events/${id}/restore`, method: 'POST' }),
      transformResponse: (record: Event, meta) => ({ revision: revisionOf(meta), record }),
    }),
  }),
});

export const { useLazySearchEventsQuery } = eventsApi;
