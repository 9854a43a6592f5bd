import { expect, test } from '@jest/globals';
import type { Lead } from '@kinday/contracts/reminders';
import { leadsText, leadText, withLead } from './leadText';

test.each<[Lead, string]>([
  [0, 'When it begins'],
  [1, '1 minute before'],
  [90, '90 minutes before'],
  [120, '2 hours before'],
  [1_440, '1 day before'],
  [20_160, '2 weeks before'],
  [{ days: 0, time: '08:00' }, 'On the day at 8:00 AM'],
  [{ days: 1, time: '18:00' }, 'The day before at 6:00 PM'],
  [{ days: 3, time: '18:30' }, '3 days before at 6:30 PM'],
])('%j is read as "%s"', (lead, text) => {
  expect(leadText(lead, '12h')).toBe(text);
});

test('several are read in one line, none as "None"', () => {
  expect(leadsText([10, 60], '12h')).toBe('10 minutes before and 1 hour before');
  expect(leadsText([{ days: 1, time: '18:00' }], '24h')).toBe('The day before at 18:00');
  expect(leadsText([], '12h')).toBe('None');
});

test('the nearest to the event comes first, and none comes twice', () => {
  expect(withLead([10, 60], 30)).toEqual([10, 30, 60]);
  const leads = [{ days: 0, time: '08:00' }];
  expect(withLead(leads, { days: 0, time: '08:00' })).toBe(leads);
  expect(withLead(leads, { days: 0, time: '09:00' })[0]).toEqual({ days: 0, time: '09:00' });
});
