import { expect, test } from '@jest/globals';
import { firstReminderSettings } from '@kinday/contracts/reminders';
import { remindersApi } from './api/remindersApi';
import { store } from './store';

const { upsertQueryData, updateQueryData } = remindersApi.util;

test('an answer that is patched is on the screen before the next press, also within one frame', async () => {
  const settings = firstReminderSettings('UTC');
  const rest = { hasChosen: true, pushKey: 'k', devices: 0, sendsMail: true, isRemembered: true };
  await store.dispatch(upsertQueryData('getReminders', undefined, { settings, ...rest }));
  let told = 0;
  const stop = store.subscribe(() => (told += 1));
  const toldInTime: number[] = [];
  for (const quarters of [0, 1, 2, 3]) {
    const timed = [quarters * 15];
    store.dispatch(
      updateQueryData('getReminders', undefined, (answer) => void (answer.settings.timed = timed)),
    );
    // A press is a task of its own.
    await new Promise((resolve) => setTimeout(resolve));
    toldInTime.push(told);
  }
  stop();
  expect(toldInTime).toEqual([1, 2, 3, 4]);
});
