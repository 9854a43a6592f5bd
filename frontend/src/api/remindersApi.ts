import { applyReminderChoice } from '@kinday/contracts/applyReminderChoice';
import {
  NOTHING_OWN,
  type EntryReminders,
  type RemindersAnswer,
  type ReminderSettingsInput,
  type TestOutcome,
  type TestReminder,
} from '@kinday/contracts/reminders';
import type { UnsubscribeInput } from '@kinday/contracts/unsubscribe';
import type { Success } from '@kinday/contracts/user';
import { api, failedRead } from './api';
import { choicesUnderway } from './choicesUnderway';
import { oneAfterOther } from './oneAfterOther';

const inTurn = oneAfterOther();

interface EntryChoice {
  /** Of an event or a series. */
  id: string;
  own: EntryReminders;
}

const choices = choicesUnderway<ReminderSettingsInput>();
const entryChoices = choicesUnderway<EntryChoice>();

export const remindersApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** What the user wants to be told outside the page. */
    getReminders: build.query<RemindersAnswer, void>({
      queryFn: async (_nothing, _api, _extra, fetchJson) => {
        const [{ data, error }, lacked] = await choices.read(() => fetchJson('me/reminders'));
        if (error) return { error };
        const answer = data as RemindersAnswer;
        const settings = lacked.reduce(applyReminderChoice, answer.settings);
        const hasChosen = answer.hasChosen || lacked.length > 0;
        return { data: { ...answer, settings, hasChosen } };
      },
      providesTags: (answer, error) => ['Reminders', ...failedRead(answer, error)],
    }),
    /** Shown at once; one that is refused makes the screen ask the account. */
    chooseReminders: build.mutation<Success, ReminderSettingsInput>({
      queryFn: (body, _api, _extra, fetchJson) =>
        inTurn(async () => {
          const { data, error } = await fetchJson({ url: 'me/reminders', method: 'PUT', body });
          return error ? { error } : { data: data as Success };
        }),
      onQueryStarted: async (chosen, { dispatch, queryFulfilled }) => {
        choices.hold(chosen, queryFulfilled);
        const shown = dispatch(
          // What is refused is taken back by itself: choices made since stay.
          remindersApi.util.updateQueryData('getReminders', undefined, (answer) => {
            Object.assign(answer.settings, applyReminderChoice(answer.settings, chosen));
            answer.hasChosen = true;
          }),
        );
        await queryFulfilled.catch(shown.undo);
      },
      invalidatesTags: (_answer, error) => (error ? ['Reminders'] : []),
    }),
    /** How the user differs for one event or series. */
    getEntryReminders: build.query<EntryReminders, string>({
      queryFn: async (id, _api, _extra, fetchJson) => {
        const ask = () => fetchJson(`me/reminders/entries/${id}`);
        const [{ data, error }, lacked] = await entryChoices.read(ask);
        const chosen = lacked.findLast((choice) => choice.id === id);
        // Nothing is chosen for an event that the server has not yet.
        if (error?.status === 404) return { data: chosen?.own ?? NOTHING_OWN };
        if (error) return { error };
        return { data: chosen?.own ?? (data as EntryReminders) };
      },
      providesTags: (answer, error) => ['Reminders', ...failedRead(answer, error)],
      keepUnusedDataFor: 60,
    }),
    /** Likewise shown at once. */
    chooseEntryReminders: build.mutation<Success, EntryChoice>({
      queryFn: ({ id, own: body }, _api, _extra, fetchJson) =>
        inTurn(async () => {
          const url = `me/reminders/entries/${id}`;
          const { data, error } = await fetchJson({ url, method: 'PUT', body });
          return error ? { error } : { data: data as Success };
        }),
      onQueryStarted: async (chosen, { dispatch, queryFulfilled }) => {
        entryChoices.hold(chosen, queryFulfilled);
        const { id, own } = chosen;
        const shown = dispatch(
          remindersApi.util.updateQueryData('getEntryReminders', id, () => own),
        );
        await queryFulfilled.catch(shown.undo);
      },
      invalidatesTags: (_answer, error) => (error ? ['Reminders'] : []),
    }),
    sendTestReminder: build.mutation<TestReminder, void>({
      query: () => ({ url: 'me/reminders/test', method: 'POST' }),
    }),
    getTestOutcome: build.query<TestOutcome, string>({
      query: (id) => `me/reminders/test/${id}`,
      keepUnusedDataFor: 0,
    }),
    /** Ends mails by the token of one of them; nobody need be logged in. */
    unsubscribe: build.mutation<Success, UnsubscribeInput>({
      query: (body) => ({ url: 'unsubscribe', method: 'POST', body }),
      invalidatesTags: ['Reminders'],
    }),
  }),
});

export const {
  useGetRemindersQuery,
  useChooseRemindersMutation,
  useGetEntryRemindersQuery,
  useChooseEntryRemindersMutation,
  useSendTestReminderMutation,
  useGetTestOutcomeQuery,
  useUnsubscribeMutation,
} = remindersApi;
