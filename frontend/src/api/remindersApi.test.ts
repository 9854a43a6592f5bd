import { beforeEach, expect, test } from '@jest/globals';
import { applyReminderChoice } from '@kinday/contracts/applyReminderChoice';
import {
  firstReminderSettings,
  type EntryReminders,
  type ReminderSettings,
  type ReminderSettingsInput,
} from '@kinday/contracts/reminders';
import { waitFor } from '@testing-library/react';
import { serveStore } from '../serveStore.testing';
import { store } from '../store';
import { api } from './api';
import { remindersApi } from './remindersApi';

const { getReminders, chooseReminders, getEntryReminders, chooseEntryReminders } =
  remindersApi.endpoints;

let settings: ReminderSettings;
let own: Record<string, EntryReminders>;
/** Reads that were answered by the server, and are on their way. */
let held: (() => void)[] | null;
let isRefused: boolean;
beforeEach(() => {
  settings = { ...firstReminderSettings('UTC'), way: 'both' };
  [own, held, isRefused] = [{ e: { timed: [10], allDay: null } }, null, false];
});
serveStore(async (request) => {
  const id = /entries\/(.+)$/.exec(request.url)?.[1];
  if (request.method === 'PUT') {
    if (isRefused) return new Response(null, { status: 500 });
    const chosen: unknown = await request.json();
    if (id) own[id] = chosen as EntryReminders;
    else settings = applyReminderChoice(settings, chosen as ReminderSettingsInput);
    return Response.json({ success: true });
  }
  const answer = Response.json(id ? own[id] : { settings, hasChosen: false });
  if (held) await new Promise<void>((arrive) => held?.push(arrive));
  return answer;
});

const entry = () => getEntryReminders.select('e')(store.getState()).data?.timed;
const way = () => getReminders.select()(store.getState()).data?.settings.way;
const readAgain = () => store.dispatch(api.util.invalidateTags(['Reminders']));

/** Makes a choice while a read is on its way, which arrives after the choice was answered. */
async function chooseDuringRead(choose: () => Promise<{ error?: unknown }>) {
  held = [];
  readAgain();
  await waitFor(() => expect(held).toHaveLength(1));
  const { error } = await choose();
  const [arrive] = held;
  held = null;
  arrive?.();
  await Promise.all(store.dispatch(api.util.getRunningQueriesThunk()));
  return error;
}
const chooseNone = (id: string) =>
  store.dispatch(chooseEntryReminders.initiate({ id, own: { timed: [], allDay: null } }));

test('a read that the server answered before a choice for an event does not undo it', async () => {
  await store.dispatch(getEntryReminders.initiate('e'));
  await chooseDuringRead(() => chooseNone('e'));
  expect(entry()).toEqual([]);
});

test('nor a choice for all events', async () => {
  await store.dispatch(getReminders.initiate());
  await chooseDuringRead(() => store.dispatch(chooseReminders.initiate({ way: 'mail' })));
  expect(way()).toBe('mail');
  // Else the next choice would bring the browser's zone again, over the one that was chosen.
  expect(getReminders.select()(store.getState()).data?.hasChosen).toBe(true);
});

test('a read lacks no choice for another event, nor one that was refused', async () => {
  await store.dispatch(getEntryReminders.initiate('e'));
  await chooseDuringRead(() => chooseNone('other'));
  expect(entry()).toEqual([10]);
  isRefused = true;
  expect(await chooseDuringRead(() => chooseNone('e'))).toBeTruthy();
  await waitFor(() => expect(entry()).toEqual([10]));
});
