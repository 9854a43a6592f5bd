import { monthRange, type CalendarMonth } from '@kinday/contracts/calendarDate';
import type { FeedEventsAnswer } from '@kinday/contracts/feed';
import { api, failedRead } from './api';

export interface FeedMonth {
  familyId: string;
  month: CalendarMonth;
  /** What the answer depends on besides: which feeds there are, what stands in them, the family's zone. */
  of: string;
}

export const feedEventsApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** What the subscribed calendars of a family have in a month. */
    getFeedEvents: build.query<FeedEventsAnswer, FeedMonth>({
      query: ({ familyId, month }) => ({
        url: 'feeds/events',
        params: { ...monthRange(month), familyId },
      }),
      providesTags: failedRead,
    }),
  }),
});
