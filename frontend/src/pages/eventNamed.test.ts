import { expect, test } from '@jest/globals';
import { occurrenceId } from '@kinday/contracts/series';
import type { Event } from '@kinday/contracts/event';
import { eventNamed, nextOfSeries } from './eventNamed';

const thursdays = ['2026-11-05', '2026-11-12', '2026-11-19'];
const events = [
  { id: 'zoo', date: '2026-11-01', seriesId: null, seriesDate: null },
  { id: 'concert', date: '2026-11-27', seriesId: 'piano', seriesDate: '2026-11-26' },
  ...thursdays.map((date) => {
    return { id: occurrenceId('piano', date), date, seriesId: 'piano', seriesDate: date };
  }),
] as Event[];
const named = (id: string) => eventNamed(events, id)?.id;
const next = (id: string, date: string) => nextOfSeries(events.slice(2), id, date)?.date;

test('an event and an occurrence are found by their ids', () => {
  expect(named('zoo')).toBe('zoo');
  expect(named('piano:2026-11-12')).toBe('piano:2026-11-12');
});

test('an occurrence that was changed by itself is found as the event that it became', () => {
  expect(named('piano:2026-11-26')).toBe('concert');
});

test('of a series, or an occurrence that was taken out, the next one is found, else the last', () => {
  expect(named('piano')).toBeUndefined();
  expect(named('piano:2026-11-13')).toBeUndefined();
  expect(next('piano', '2026-11-06')).toBe('2026-11-12');
  expect(next('piano:2026-11-13', '2026-11-13')).toBe('2026-11-19');
  expect(next('piano', '2026-11-26')).toBe('2026-11-19');
});

test('what is not there is not found', () => {
  expect(named('dentist')).toBeUndefined();
  expect(next('dentist', '2026-11-06')).toBeUndefined();
});
