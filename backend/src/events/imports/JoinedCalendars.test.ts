import { expect, test } from '@jest/globals';
import {
  MOST_ENTRIES,
  MOST_LEFT_OUT,
  type ReadCalendar,
  type ReadEntry,
} from '../../icalendar/calendarContent.js';
import { JoinedCalendars } from './JoinedCalendars.js';

/** A calendar of so many entries, as far as they are told apart, and as much that is left out. */
function calendarOf(name: string, count: number): ReadCalendar {
  const each = Array.from({ length: count }, (_, at) => at);
  const entries = each.map((at) => ({ uid: `${name} ${at}`, recurrence: '', digest: `${at}` }));
  const leftOut = each.slice(0, MOST_LEFT_OUT).map((line) => ({ title: name, line, reason: '' }));
  return { name, entries: entries as unknown as ReadEntry[], leftOut, leftOutCount: count };
}

test('however many calendars an archive brings, no more is held than one of them may have', () => {
  const joined = new JoinedCalendars();
  for (const name of ['a', 'b', 'c']) {
    joined.add(calendarOf(name, MOST_ENTRIES));
    expect(joined.calendar.entries).toHaveLength(MOST_ENTRIES);
    expect(joined.calendar.leftOut).toHaveLength(MOST_LEFT_OUT);
  }
  expect(joined.calendar).toMatchObject({ name: '3 calendars', leftOutCount: 5 * MOST_ENTRIES });
});

test('one calendar stays as it is, and none is empty', () => {
  const joined = new JoinedCalendars();
  expect(joined.calendar).toEqual({ name: null, entries: [], leftOut: [], leftOutCount: 0 });
  const only = calendarOf('a', 2);
  joined.add(only);
  expect(joined.calendar).toBe(only);
});
