import type { ColorInput, CurrentUser, DatesInput, Success } from '@kinday/contracts/user';
import { api } from './api';

export const meApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** The signed-in user; null when nobody is. */
    getMe: build.query<CurrentUser | null, void>({
      queryFn: async (_nothing, _api, _extra, fetchJson) => {
        const { data, error } = await fetchJson('me');
        if (!error) return { data: data as CurrentUser };
        return (error).status === 401 ? { data: null } : { error: error };
      },
      providesTags: ['Account'],
    }),
    setColor: build.mutation<Success, ColorInput>({
      query: (body) => ({ url: 'me/color', method: 'POST', body }),
      invalidatesTags: ['Account'],
    }),
    setDates: build.mutation<Success, DatesInput>({
      query: (body) => ({ url: 'me/dates', method: 'POST', body }),
      invalidatesTags: ['Account'],
    }),
  }),
});

export const { useGetMeQuery, useSetColorMutation, useSetDatesMutation } = meApi;
