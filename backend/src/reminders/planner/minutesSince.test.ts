import { expect, test } from '@jest/globals';
import { minutesSince } from './minutesSince.js';

const at = (time: string) => new Date(`2026-11-12T${time}Z`);
const texts = (done: Date | null, now: Date) =>
  minutesSince(done, now).map(({ after, until, writtenSince }) =>
    [after, until, writtenSince].map((instant) => instant?.toISOString().slice(11, 19)),
  );

test('a new minute is planned once; what was written of late is looked for in the one before it', () => {
  expect(texts(at('09:00:00'), at('09:01:02'))).toEqual([
    ['08:59:00', '09:00:00', '07:00:00'],
    ['09:00:00', '09:01:00', undefined],
  ]);
  expect(texts(at('09:01:00'), at('09:01:59'))).toEqual([]);
});

test('the first time begins with the present minute; a clock that was put back does nothing', () => {
  expect(texts(null, at('09:01:02')).at(-1)).toEqual(['09:00:00', '09:01:00', undefined]);
  expect(texts(at('09:01:00'), at('08:30:00'))).toEqual([]);
});

test('what was missed comes in pieces of an hour, without a gap', () => {
  expect(texts(at('06:30:00'), at('09:01:02'))).toEqual([
    ['06:29:00', '06:30:00', '04:30:00'],
    ['06:30:00', '07:30:00', undefined],
    ['07:30:00', '08:30:00', undefined],
    ['08:30:00', '09:01:00', undefined],
  ]);
});

test('after a year nothing is looked for that has long begun', () => {
  const pieces = minutesSince(new Date('2025-11-12T09:00:00Z'), at('09:00:00'));
  expect(pieces).toHaveLength(28 * 24 + 1);
  expect(pieces[0]?.after.toISOString()).toBe('2026-10-15T08:59:00.000Z');
});
