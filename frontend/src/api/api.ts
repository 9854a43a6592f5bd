import { REVISION_HEADER } from '@kinday/contracts/change';
import { USER_HEADER } from '@kinday/contracts/user';
import {
  createApi,
  fetchBaseQuery,
  type BaseQueryFn,
  type FetchArgs,
  type FetchBaseQueryError,
  type FetchBaseQueryMeta,
} from '@reduxjs/toolkit/query/react';
import { isUnreached, toApiError, type ApiError } from './apiError';
import { answerOfDevice, isOfDevice } from './answerOfDevice';
import { takeEarly } from './earlyReads';

/** The user that the store takes for signed in, where it knows one. */
let callerIn: (state: unknown) => string | undefined = () => undefined;

/** Says how the caller of each call is found: the server refuses it once somebody else is logged in. */
export function findCallerBy(find: typeof callerIn): void {
  callerIn = find;
}

/** Whether a user is not the one that the store takes for signed in: one page is of one person. */
export function isOtherUser(user: { id: string }, state: unknown): boolean {
  const caller = callerIn(state);
  return caller !== undefined && caller !== user.id;
}

/** What a call says of whose page it is made by. */
export function callerHeaders(state: unknown): Record<string, string> {
  const caller = callerIn(state);
  return caller ? { [USER_HEADER]: caller } : {};
}

const fetchJson: BaseQueryFn<
  string | FetchArgs,
  unknown,
  FetchBaseQueryError,
  object,
  FetchBaseQueryMeta
> = fetchBaseQuery({
  baseUrl: '/api/',
  credentials: 'same-origin',
  timeout: 30_000,
  prepareHeaders: (headers, { getState }) => {
    for (const [name, value] of Object.entries(callerHeaders(getState()))) headers.set(name, value);
  },
  fetchFn: async (input, init) =>
    (input instanceof Request && (await takeEarly(input))) || fetch(input, init),
});

const baseQuery: BaseQueryFn<
  string | FetchArgs,
  unknown,
  ApiError,
  object,
  FetchBaseQueryMeta
> = async (args, api, extra) => {
  const result = await fetchJson(args, api, extra);
  if (!result.error) return result;
  const { headers } = result.meta?.response ?? {};
  const error = toApiError(result.error, headers?.get('retry-after'));
  const isAway = isUnreached(error) || error.status === 503;
  const asked = isAway && !api.signal.aborted;
  const kept = asked ? await answerOfDevice(args, callerIn(api.getState())) : null;
  return kept ?? { error, meta: result.meta };
};

/**
 * The one client of the REST API; each noun adds its calls in its own file. Data of a family
 * (getFamily, getMonth) has one writer, the follower in sync; tags are for the user's own account and
 * for reads that failed.
 */
export const api = createApi({
  baseQuery,
  tagTypes: ['Account', 'CalendarLinks', 'Devices', 'Failed', 'Feeds', 'Reminders'],
  keepUnusedDataFor: 600,
  endpoints: () => ({}),
});

/** The family's revision an answer is of ([S8]). */
export function revisionOf(meta: FetchBaseQueryMeta | undefined): number {
  return Number(meta?.response?.headers.get(REVISION_HEADER) ?? 0);
}

/** For writes outside a component: RTK Query would keep the answer of each for as long as the tab lives. */
export const UNTRACKED = { track: false };

/**
 * For `providesTags`: a read that failed, or that this device answered, is made again once the live
 * connection is back.
 */
export function failedRead(
  _answer: unknown,
  error: unknown,
  _arg?: unknown,
  meta?: FetchBaseQueryMeta,
): 'Failed'[] {
  return error || isOfDevice(meta) ? ['Failed'] : [];
}
