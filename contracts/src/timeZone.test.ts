import { expect, test } from '@jest/globals';
import { firstZoneSchema, isTimeZone, timeZoneSchema } from './timeZone.js';
import { dayIn } from './zonedTime.js';

test.each(['UTC', 'Europe/Berlin', 'America/Argentina/Ushuaia', 'Pacific/Apia', 'Etc/GMT+12'])(
  '%s is a time zone',
  (name) => expect(isTimeZone(name)).toBe(true),
);

test.each([
  '',
  ' ',
  '+02:00',
  '-05',
  'Mars/Olympus',
  'Europe/',
  '../etc/passwd',
  'UTC\0',
  'x'.repeat(1e5),
])('%j is none, and the refusal says how one looks', (name) => {
  const { error } = timeZoneSchema.safeParse(name);
  expect(error?.issues[0]?.message).toMatch(/time zone/);
  expect(firstZoneSchema.parse(name)).toBeUndefined();
});

test.each([
  ['Pacific/Kiritimati', '2026-11-22T10:00:00Z', '2026-11-23'],
  ['Etc/GMT+12', '2026-11-22T11:59:00Z', '2026-11-21'],
  ['America/New_York', '2026-03-08T04:59:00Z', '2026-03-07'],
  ['America/New_York', '2026-03-09T03:59:00Z', '2026-03-08'],
  ['UTC', '2026-11-22T23:59:59Z', '2026-11-22'],
  ['Mars/Olympus', '2026-11-22T23:59:59Z', '2026-11-22'],
])('in %s it is at %s the day %s', (zone, instant, day) => {
  expect(dayIn(zone, new Date(instant))).toBe(day);
});

test.each([
  ['eUrOpE/bErLiN', 'Europe/Berlin'],
  ['US/Eastern', 'America/New_York'],
  ['utc', 'UTC'],
])('a zone is taken by its one name: %s is %s', (typed, name) => {
  expect(timeZoneSchema.parse(typed)).toBe(name);
});
