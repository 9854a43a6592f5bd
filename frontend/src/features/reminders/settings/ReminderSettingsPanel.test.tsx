import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { applyReminderChoice } from '@kinday/contracts/applyReminderChoice';
import {
  firstReminderSettings,
  type RemindersAnswer,
  type ReminderSettingsInput,
} from '@kinday/contracts/reminders';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useGetRemindersQuery } from '../../../api/remindersApi';
import { InStore } from '../../../InStore.testing';
import { serveStore } from '../../../serveStore.testing';
import { clearToasts, shownToast } from '../../../ui/toast/toastStore';
import { ReminderSettingsPanel } from './ReminderSettingsPanel';

let kept: RemindersAnswer;
let said: ReminderSettingsInput[];
let isRefused: boolean;
/** Resolves when the server may answer what comes next. */
let mayAnswer: Promise<void>;
serveStore(async (request) => {
  if (!request.url.includes('me/reminders')) return Response.json({ id: 'ana' });
  if (request.method === 'GET') return Response.json(kept);
  const chosen = (await request.json()) as ReminderSettingsInput;
  said.push(chosen);
  await mayAnswer;
  if (isRefused) return Response.error();
  kept = { ...kept, hasChosen: true, settings: applyReminderChoice(kept.settings, chosen) };
  return Response.json({ success: true });
});

beforeEach(() => {
  kept = {
    settings: { ...firstReminderSettings('Asia/Tokyo'), isOn: true },
    ...{ hasChosen: true, pushKey: 'k', devices: 0, sendsMail: false, isRemembered: true },
  };
  [said, isRefused, mayAnswer] = [[], false, Promise.resolve()];
  clearToasts();
});
afterEach(cleanup);

function Screen() {
  const { data } = useGetRemindersQuery();
  return data ? <ReminderSettingsPanel answer={data} /> : null;
}
async function show() {
  render(<Screen />, { wrapper: InStore });
  await screen.findByRole('heading', { name: 'Be Reminded' });
}
/** Choices are answered no more until the returned function is called. */
function holdAnswer(): () => void {
  let answer = () => {};
  mayAnswer = new Promise((resolve) => (answer = resolve));
  return () => answer();
}
const box = (name: string) => screen.getByRole<HTMLInputElement>('checkbox', { name });

test('the first press turns reminders on in the zone of this browser', async () => {
  kept = { ...kept, hasChosen: false, settings: firstReminderSettings('Asia/Tokyo') };
  await show();
  expect(screen.queryByRole('checkbox')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Turn on reminders' }));
  await screen.findByRole('button', { name: 'Turn off reminders' });
  const zone = Intl.DateTimeFormat().resolvedOptions().timeZone;
  expect(said).toEqual([{ zone, isOn: true }]);
});

test('each press saves what it changes, one after the other', async () => {
  await show();
  await userEvent.click(box('Keep quiet for some hours'));
  await userEvent.click(screen.getByRole('radio', { name: /^Both/ }));
  await userEvent.click(box('What’s on today'));
  await userEvent.click(box('Sunday'));
  const weekdays = [0, 1, 2, 3, 4, 5, 6];
  await waitFor(() => expect(said).toHaveLength(4));
  expect(said).toEqual([
    { quiet: { from: '22:00', to: '07:00' } },
    { way: 'both' },
    { morning: { time: '07:00', weekdays, way: 'both' } },
    { morning: { time: '07:00', weekdays: weekdays.slice(1), way: 'both' } },
  ]);
});

test('the last weekday of the morning stays, and the screen says why', async () => {
  kept.settings.morning = { time: '07:00', weekdays: [3], way: 'mail' };
  await show();
  await userEvent.click(box('Wednesday'));
  expect(screen.getByText('Please choose at least one day.')).toBeTruthy();
  expect([box('Wednesday').checked, said]).toEqual([true, []]);
});

test('a refused choice is taken back, and a toast says so', async () => {
  isRefused = true;
  await show();
  await userEvent.click(box('Tell me of changes'));
  await waitFor(() => expect(shownToast()).toMatchObject({ title: 'Your choice was not saved' }));
  await waitFor(() => expect(box('Tell me of changes').checked).toBe(false));
});

test('a refused choice takes nothing back that was chosen since', async () => {
  await show();
  const refuse = holdAnswer();
  isRefused = true;
  await userEvent.click(box('Tell me of changes'));
  await userEvent.click(screen.getByRole('button', { name: 'Remove: 30 minutes before' }));
  await waitFor(() => expect(said).toHaveLength(1));
  const refuseNext = holdAnswer();
  refuse();
  await waitFor(() => expect(box('Tell me of changes').checked).toBe(false));
  expect(screen.queryByRole('button', { name: 'Remove: 30 minutes before' })).toBeNull();
  refuseNext();
  await screen.findByRole('button', { name: 'Remove: 30 minutes before' });
});

test('what is missing is said: a mail server, a secure page; ended mails come back by a press', async () => {
  kept.settings.endedMails = ['week'];
  await show();
  expect(screen.getByText(/mails stay in a folder/)).toBeTruthy();
  await screen.findByText(/secure connection/);
  await userEvent.click(screen.getByRole('button', { name: 'Get again: The week ahead' }));
  await waitFor(() => expect(said).toEqual([{ endedMails: [] }]));
  expect(screen.queryByRole('heading', { name: 'Mails You Ended' })).toBeNull();
});
