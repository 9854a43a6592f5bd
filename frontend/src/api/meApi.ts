import type { Device, EndOthersAnswer } from '@kinday/contracts/device';
import type { ChangePasswordInput, PasswordProof } from '@kinday/contracts/password';
import type { PreferencesInput } from '@kinday/contracts/preferences';
import type {
  ColorInput,
  CurrentUser,
  DatesInput,
  ProfileInput,
  Success,
} from '@kinday/contracts/user';
import { api, failedRead, findCallerBy, isOtherUser } from './api';
import { OF_OTHER_USER } from './apiError';
import { firstReads } from './firstReads';
import { oneAfterOther } from './oneAfterOther';

/** Where everything of one's own can be downloaded. */
export const OWN_DATA_ADDRESS = '/api/me/export';

const inTurn = oneAfterOther();

export const meApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** The signed-in user; null when nobody is. */
    getMe: build.query<CurrentUser | null, void>({
      queryFn: async (_nothing, { getState }, _extra, fetchJson) => {
        const { data, error, meta } = await fetchJson(firstReads.me);
        if (error) return error.status === 401 ? { data: null, meta } : { error, meta };
        const user = data as CurrentUser;
        // Nothing of this page is shown, or sent, as another's.
        return isOtherUser(user, getState())
          ? { error: OF_OTHER_USER, meta }
          : { data: user, meta };
      },
      providesTags: (...read) => ['Account', ...failedRead(...read)],
    }),
    setColor: build.mutation<Success, ColorInput>({
      query: (body) => ({ url: 'me/color', method: 'POST', body }),
      invalidatesTags: ['Account'],
    }),
    setDates: build.mutation<Success, DatesInput>({
      query: (body) => ({ url: 'me/dates', method: 'POST', body }),
      invalidatesTags: ['Account'],
    }),
    updateProfile: build.mutation<Success, ProfileInput>({
      query: (body) => ({ url: 'me', method: 'PUT', body }),
      invalidatesTags: ['Account'],
    }),
    /** Shown at once, and taken back when it is refused. The live connection tells the other tabs. */
    setPreferences: build.mutation<Success, PreferencesInput>({
      queryFn: (body, _api, _extra, fetchJson) =>
        inTurn(async () => {
          const { data, error } = await fetchJson({ url: 'me/preferences', method: 'PUT', body });
          return error ? { error } : { data: data as Success };
        }),
      onQueryStarted: async (chosen, { dispatch, queryFulfilled }) => {
        const shown = dispatch(
          meApi.util.updateQueryData('getMe', undefined, (me) => {
            if (me) Object.assign(me, chosen);
          }),
        );
        await queryFulfilled.catch(shown.undo);
      },
      // Of several that were refused, what was there before each was never kept: the account says what is.
      invalidatesTags: (_answer, error) => (error ? ['Account'] : []),
    }),
    /** Logs every other device out. */
    changePassword: build.mutation<Success, ChangePasswordInput>({
      query: (body) => ({ url: 'me/password', method: 'POST', body }),
      invalidatesTags: (_answer, error) => (error ? [] : ['Devices']),
    }),
    getSessions: build.query<Device[], void>({
      query: () => 'me/sessions',
      providesTags: (answer, error) => ['Devices', ...failedRead(answer, error)],
      // Other devices come and go without a word.
      keepUnusedDataFor: 0,
    }),
    endOtherSessions: build.mutation<EndOthersAnswer, void>({
      query: () => ({ url: 'me/sessions/end-others', method: 'POST' }),
      invalidatesTags: ['Devices'],
    }),
    deleteAccount: build.mutation<Success, PasswordProof>({
      query: (body) => ({ url: 'me', method: 'DELETE', body }),
    }),
  }),
});

const selectMe = meApi.endpoints.getMe.select();
// Calls are made in the one store, which holds the API's answers.
findCallerBy((state) => selectMe(state as Parameters<typeof selectMe>[0]).data?.id);

export const {
  useGetMeQuery,
  useSetColorMutation,
  useSetDatesMutation,
  useSetPreferencesMutation,
  useUpdateProfileMutation,
  useChangePasswordMutation,
  useGetSessionsQuery,
  useEndOtherSessionsMutation,
  useDeleteAccountMutation,
} = meApi;
