import type {
  Calendar,
  CalendarAnswer,
  CreateCalendarInput,
  JoinCalendarInput,
  LeaveCalendarInput,
  SwitchCalendarInput,
} from '@kinday/contracts/family';
import type { Success } from '@kinday/contracts/user';
import { api, failedRead } from './api';
import { firstReads } from './firstReads';

export const calendarsApi = api.injectEndpoints({
  endpoints: (build) => ({
    getCalendars: build.query<Calendar[], void>({
      query: () => firstReads.calendars,
      providesTags: (...read) => ['Account', ...failedRead(...read)],
    }),
    createCalendar: build.mutation<CalendarAnswer, CreateCalendarInput>({
      query: (body) => ({ url: 'calendars/create', method: 'POST', body }),
      invalidatesTags: ['Account'],
    }),
    joinCalendar: build.mutation<CalendarAnswer, JoinCalendarInput>({
      query: (body) => ({ url: 'calendars/join', method: 'POST', body }),
      invalidatesTags: ['Account'],
    }),
    switchCalendar: build.mutation<CalendarAnswer, SwitchCalendarInput>({
      query: (body) => ({ url: 'calendars/switch', method: 'POST', body }),
      invalidatesTags: ['Account'],
    }),
    leaveCalendar: build.mutation<Success, LeaveCalendarInput>({
      query: (body) => ({ url: 'calendars/leave', method: 'POST', body }),
      invalidatesTags: ['Account'],
    }),
  }),
});

export const {
  useGetCalendarsQuery,
  useCreateCalendarMutation,
  useJoinCalendarMutation,
  useSwitchCalendarMutation,
  useLeaveCalendarMutation,
} = calendarsApi;
