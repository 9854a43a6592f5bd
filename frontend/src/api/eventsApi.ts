import type { View } from '@kinday/contracts/applyChange';
import { monthRange, type CalendarMonth } from '@kinday/contracts/calendarDate';
import type { CreateEventInput, SearchResult, UpdateEventInput } from '@kinday/contracts/event';
import type { UndoInput } from '@kinday/contracts/recent';
import type { EntryDay, MonthAnswer } from '@kinday/contracts/series';
import { api, failedRead, revisionOf } from './api';
import { isOfDevice } from './answerOfDevice';
import { firstReads } from './firstReads';
import { daysViewOf } from './readAsNow';
import { PREFER_CHANGE, writtenBy, type Written } from './written';

/** What a search found; where the server is out of reach, among what this device keeps. */
interface SearchAnswer {
  results: SearchResult[];
  isOfDevice: boolean;
}

export const eventsApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** The events of one month and the series that reach it, as a view the follower keeps up to date. */
    getMonth: build.query<View, { familyId: string; month: CalendarMonth }>({
      query: firstReads.month,
      transformResponse: (answer: MonthAnswer, meta, { familyId, month }) =>
        daysViewOf(answer, familyId, monthRange(month), revisionOf(meta)),
      providesTags: failedRead,
    }),
    searchEvents: build.query<SearchAnswer, string>({
      query: (q) => ({ url: 'events/search', params: { q } }),
      transformResponse: (results: SearchResult[], meta) => ({
        results,
        isOfDevice: isOfDevice(meta),
      }),
      keepUnusedDataFor: 0,
      providesTags: failedRead,
    }),
    /** On which day something stands now: an event, a series, an occurrence. */
    getEntryDay: build.query<EntryDay, string>({
      query: (id) => `events/${encodeURIComponent(id)}/day`,
      keepUnusedDataFor: 0,
    }),
    createEvent: build.mutation<Written, CreateEventInput>({
      query: (body) => ({ url: 'events', method: 'POST', body, headers: PREFER_CHANGE }),
      transformResponse: writtenBy,
    }),
    updateEvent: build.mutation<Written, { id: string; input: UpdateEventInput }>({
      query: ({ id, input: body }) => ({
        url: `events/${id}`,
        method: 'PUT',
        body,
        headers: PREFER_CHANGE,
      }),
      transformResponse: writtenBy,
    }),
    deleteEvent: build.mutation<Written, { id: string; version: number }>({
      query: ({ id, version }) => ({
        ...{ url: `events/${id}`, method: 'DELETE', params: { version } },
        headers: PREFER_CHANGE,
      }),
      transformResponse: writtenBy,
    }),
    restoreEvent: build.mutation<Written, { id: string }>({
      query: ({ id }) => ({ url: `events/${id}/restore`, method: 'POST', headers: PREFER_CHANGE }),
      transformResponse: writtenBy,
    }),
    /** Undoes an own change, by its revision. */
    undoChange: build.mutation<Written, UndoInput>({
      query: (body) => ({ url: 'events/undo', method: 'POST', body, headers: PREFER_CHANGE }),
      transformResponse: writtenBy,
    }),
  }),
});

export const { useLazySearchEventsQuery } = eventsApi;
