import { expect, test } from '@jest/globals';
import { firstReminderSettings, type ReminderSettings } from '@kinday/contracts/reminders';
import { withChoice } from './withChoice.js';

const before: ReminderSettings = {
  ...firstReminderSettings('Europe/Berlin'),
  endedMails: ['reminders', 'morning', 'changes'],
};

test('what a person does not name stays as it was', () => {
  expect(withChoice(before, { timed: [5] })).toEqual({ ...before, timed: [5] });
  expect(withChoice(before, {})).toEqual(before);
});

test('to choose mail for something brings its mails back, and no others', () => {
  expect(withChoice(before, { way: 'mail' }).endedMails).toEqual(['morning', 'changes']);
  const morning = { time: '07:00', weekdays: [1], way: 'both' as const };
  expect(withChoice(before, { morning }).endedMails).toEqual(['reminders', 'changes']);
  expect(withChoice(before, { changes: { way: 'mail' } }).endedMails).toEqual([
    'reminders',
    'morning',
  ]);
});

test('to choose notifications, or nothing, brings no mails back', () => {
  const chosen = { way: 'notification', morning: null, changes: null } as const;
  expect(withChoice(before, chosen).endedMails).toEqual(before.endedMails);
});
