import { expect, test } from '@jest/globals';
import { occurrenceId } from '@kinday/contracts/series';
import type { Event } from '@kinday/contracts/event';
import { eventToOpen } from './eventToOpen';

const thursdays = ['2026-11-05', '2026-11-12', '2026-11-19'];
const events = [
  { id: 'zoo', date: '2026-11-01', seriesId: null },
  ...thursdays.map((date) => ({ id: occurrenceId('piano', date), date, seriesId: 'piano' })),
] as Event[];
const opened = (id: string, date: string) => eventToOpen(events, id, date)?.date;

test('an event and an occurrence are opened by their ids', () => {
  expect(opened('zoo', '2026-11-12')).toBe('2026-11-01');
  expect(opened('piano:2026-11-12', '2026-11-12')).toBe('2026-11-12');
});

test('of a series, or an occurrence that was taken out, the next one is opened, else the last', () => {
  expect(opened('piano', '2026-11-06')).toBe('2026-11-12');
  expect(opened('piano:2026-11-13', '2026-11-13')).toBe('2026-11-19');
  expect(opened('piano', '2026-11-26')).toBe('2026-11-19');
});

test('what is not there is not opened', () => {
  expect(opened('dentist', '2026-11-06')).toBeUndefined();
});
