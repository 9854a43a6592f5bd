import type {
  CalendarLink,
  Linked,
  MadeCalendarLink,
  CalendarLinkChoice,
} from '@kinday/contracts/calendarLink';
import type { Success } from '@kinday/contracts/user';
import { api, failedRead } from './api';

/** The user's own secret addresses of a calendar. */
export const calendarLinksApi = api.injectEndpoints({
  endpoints: (build) => ({
    getCalendarLinks: build.query<CalendarLink[], string>({
      query: (familyId) => ({ url: 'calendar-links', params: { familyId } }),
      providesTags: (answer, error) => ['CalendarLinks', ...failedRead(answer, error)],
    }),
    /** Makes one, or another in place of the one that there is, which ends with that. */
    makeCalendarLink: build.mutation<MadeCalendarLink, CalendarLinkChoice>({
      query: (body) => ({ url: 'calendar-links', method: 'POST', body }),
      invalidatesTags: ['CalendarLinks'],
    }),
    endCalendarLink: build.mutation<Success, { familyId: string; what: Linked }>({
      query: (params) => ({ url: 'calendar-links', method: 'DELETE', params }),
      invalidatesTags: ['CalendarLinks'],
    }),
  }),
});

export const { useGetCalendarLinksQuery, useMakeCalendarLinkMutation, useEndCalendarLinkMutation } =
  calendarLinksApi;
