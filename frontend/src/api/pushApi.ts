import type { PushSubscriptionInput } from '@kinday/contracts/reminders';
import type { Success } from '@kinday/contracts/user';
import { api } from './api';

export const pushApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** Has this log-in's notifications sent to a subscription; 409 when it was made with another key. */
    bindDevice: build.mutation<Success, PushSubscriptionInput>({
      query: (body) => ({ url: 'me/push', method: 'POST', body }),
      invalidatesTags: ['Reminders'],
    }),
    /** Has nothing more sent to this log-in's device. */
    forgetDevice: build.mutation<Success, void>({
      query: () => ({ url: 'me/push', method: 'DELETE' }),
      invalidatesTags: ['Reminders'],
    }),
  }),
});
