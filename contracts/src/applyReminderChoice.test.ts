import { expect, test } from '@jest/globals';
import { firstReminderSettings, type ReminderSettings } from './reminders.js';
import { applyReminderChoice } from './applyReminderChoice.js';

const before: ReminderSettings = {
  ...firstReminderSettings('Europe/Berlin'),
  endedMails: ['reminders', 'morning', 'changes'],
};

test('what a person does not name stays as it was', () => {
  expect(applyReminderChoice(before, { timed: [5] })).toEqual({ ...before, timed: [5] });
  expect(applyReminderChoice(before, {})).toEqual(before);
});

test('to choose mail for something brings its mails back, and no others', () => {
  expect(applyReminderChoice(before, { way: 'mail' }).endedMails).toEqual(['morning', 'changes']);
  const morning = { time: '07:00', weekdays: [1], way: 'both' as const };
  expect(applyReminderChoice(before, { morning }).endedMails).toEqual(['reminders', 'changes']);
  expect(applyReminderChoice(before, { changes: { way: 'mail' } }).endedMails).toEqual([
    'reminders',
    'morning',
  ]);
});

test('to choose notifications, or nothing, brings no mails back', () => {
  const chosen = { way: 'notification', morning: null, changes: null } as const;
  expect(applyReminderChoice(before, chosen).endedMails).toEqual(before.endedMails);
});
