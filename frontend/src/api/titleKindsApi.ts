import type { TitleKind } from '@kinday/contracts/titleKind';
import { api, failedRead } from './api';

const HOUR_S = 3_600;

export const titleKindsApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** The types that the titles of a family's events have, the last edited first. */
    getTitleKinds: build.query<TitleKind[], string>({
      query: (familyId) => ({ url: 'events/kinds', params: { familyId } }),
      keepUnusedDataFor: HOUR_S,
      providesTags: failedRead,
    }),
  }),
});

export const { useGetTitleKindsQuery } = titleKindsApi;
