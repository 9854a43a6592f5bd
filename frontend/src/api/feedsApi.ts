import type {
  CreateFeedInput,
  FeedStatus,
  HolidayCountry,
  UpdateFeedInput,
} from '@kinday/contracts/feed';
import { api, failedRead } from './api';
import { PREFER_CHANGE, writtenBy, type Written } from './written';

/** The calendars of others that a family subscribed to; which there are comes with the family. */
export const feedsApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** How their sources are doing. `versions` names what stands in them: other content is asked for anew. */
    getFeedStatuses: build.query<FeedStatus[], { familyId: string; versions: string }>({
      query: ({ familyId }) => ({ url: 'feeds/status', params: { familyId } }),
      keepUnusedDataFor: 0,
      providesTags: (answer, error) => ['Feeds', ...failedRead(answer, error)],
    }),
    getHolidayCountries: build.query<HolidayCountry[], void>({
      query: () => 'feeds/countries',
      providesTags: failedRead,
    }),
    addFeed: build.mutation<Written, CreateFeedInput>({
      query: (body) => ({ url: 'feeds', method: 'POST', body, headers: PREFER_CHANGE }),
      transformResponse: writtenBy,
      invalidatesTags: ['Feeds'],
    }),
    changeFeed: build.mutation<Written, { id: string; look: UpdateFeedInput }>({
      query: ({ id, look: body }) => ({
        ...{ url: `feeds/${id}`, method: 'PUT', body, headers: PREFER_CHANGE },
      }),
      transformResponse: writtenBy,
    }),
    removeFeed: build.mutation<Written, string>({
      query: (id) => ({ url: `feeds/${id}`, method: 'DELETE', headers: PREFER_CHANGE }),
      transformResponse: writtenBy,
    }),
    /** Asks the source now; what it says then shows in the status, and on screens as a change. */
    refreshFeed: build.mutation<FeedStatus, string>({
      query: (id) => ({ url: `feeds/${id}/refresh`, method: 'POST' }),
      invalidatesTags: ['Feeds'],
    }),
  }),
});

export const { useGetFeedStatusesQuery, useGetHolidayCountriesQuery, useRefreshFeedMutation } =
  feedsApi;
