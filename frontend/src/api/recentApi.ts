import type { RecentAnswer, SeenInput, UndoInput, Whose } from '@kinday/contracts/recent';
import type { Success } from '@kinday/contracts/user';
import { api, failedRead, revisionOf } from './api';

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
    /** Takes an own change back; resolves with the revision that made. */
    undoChange: build.mutation<number, UndoInput>({
      query: (body) => ({ url: 'events/undo', method: 'POST', body }),
      transformResponse: (_answer, meta) => revisionOf(meta),
    }),
  }),
});

export const { useGetRecentInfiniteQuery } = recentApi;
