import type { RecentAnswer, SeenInput, Whose } from '@kinday/contracts/recent';
import type { Success } from '@kinday/contracts/user';
import { api, failedRead } from './api';

export const recentApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** What was done lately, the latest first; a page begins before the revision it is asked for. */
    getRecent: build.infiniteQuery<
      RecentAnswer,
      { familyId: string; whose: Whose },
      number | undefined
    >({
      infiniteQueryOptions: {
        initialPageParam: undefined,
        getNextPageParam: ({ hasMore, changes }) =>
          hasMore ? changes.at(-1)?.revision : undefined,
      },
      query: ({ queryArg, pageParam }) => ({
        url: 'changes/recent',
        params: { ...queryArg, before: pageParam },
      }),
      providesTags: failedRead,
    }),
    markSeen: build.mutation<Success, SeenInput>({
      query: (body) => ({ url: 'changes/seen', method: 'POST', body }),
    }),
  }),
});

export const { useGetRecentInfiniteQuery } = recentApi;
