import fc from 'fast-check';
import { addDays, type CalendarDate } from '../src/calendarDate.js';
import { lastDayOf } from '../src/recurrence/lastDayOf.js';
import { parseRule } from '../src/recurrence/parseRule.js';
import type { Repetition } from '../src/recurrence/repetition.js';
import { WEEKDAYS } from '../src/recurrence/rule.js';
import { settledRepetition } from '../src/recurrence/settledRepetition.js';

/** A day of the years 1996 to 2040. */
export const aDay = fc
  .integer({ min: 0, max: 16_000 })
  .map((days): CalendarDate => addDays('1996-01-01', days));

const numbers = (min: number, max: number) =>
  fc.uniqueArray(
    fc.integer({ min, max }).filter((number) => number !== 0),
    { minLength: 1, maxLength: 4 },
  );

const weekdays = fc.subarray([...WEEKDAYS], { minLength: 1 });

const nthWeekdays = fc.uniqueArray(
  fc
    .tuple(fc.constantFrom(1, 2, 3, 4, -1, -2), fc.constantFrom(...WEEKDAYS))
    .map(([nth, weekday]) => `${nth}${weekday}`),
  { minLength: 1, maxLength: 3 },
);

const PARTS = {
  BYMONTH: numbers(1, 12),
  BYMONTHDAY: numbers(-31, 31),
  BYDAY: weekdays,
  NTH: nthWeekdays,
  BYWEEKNO: numbers(-53, 53),
  BYYEARDAY: numbers(-366, 366),
  BYSETPOS: numbers(-3, 3),
};
type Part = keyof typeof PARTS;

/** What can stand in a rule at once; most of it comes to days. */
const SHAPES: [frequency: string, ...parts: Part[]][] = [
  ['DAILY'],
  ['DAILY', 'BYMONTH'],
  ['DAILY', 'BYDAY'],
  ['DAILY', 'BYMONTHDAY'],
  ['WEEKLY'],
  ['WEEKLY', 'BYDAY'],
  ['WEEKLY', 'BYDAY', 'BYMONTH'],
  ['WEEKLY', 'BYDAY', 'BYSETPOS'],
  ['MONTHLY'],
  ['MONTHLY', 'BYMONTHDAY'],
  ['MONTHLY', 'NTH'],
  ['MONTHLY', 'BYDAY', 'BYSETPOS'],
  ['MONTHLY', 'BYDAY', 'BYMONTHDAY'],
  ['YEARLY'],
  ['YEARLY', 'BYMONTH'],
  ['YEARLY', 'BYMONTH', 'BYMONTHDAY'],
  ['YEARLY', 'BYMONTH', 'NTH'],
  ['YEARLY', 'NTH'],
  ['YEARLY', 'BYWEEKNO', 'BYDAY'],
  ['YEARLY', 'BYYEARDAY'],
  ['YEARLY', 'BYMONTH', 'BYDAY', 'BYSETPOS'],
];

const anEnd = fc.oneof(
  fc.constant(''),
  fc.integer({ min: 1, max: 60 }).map((count) => `;COUNT=${count}`),
  fc
    .integer({ min: 0, max: 2_000 })
    .map((days) => `;UNTIL=${addDays('2041-01-01', days).replaceAll('-', '')}`),
);

/** A rule that parses. */
export const aRule = fc
  .constantFrom(...SHAPES)
  .chain(([frequency, ...parts]) =>
    fc
      .tuple(
        fc.constantFrom('', ';INTERVAL=2', ';INTERVAL=3', ';INTERVAL=13'),
        fc.constantFrom('', ';WKST=SU', ';WKST=WE'),
        anEnd,
        ...parts.map((part) =>
          PARTS[part].map((list) => `;${part === 'NTH' ? 'BYDAY' : part}=${list.join()}`),
        ),
      )
      .map((texts) => `FREQ=${frequency}${texts.join('')}`),
  );

/** A settled series, with days added and taken out. */
export const aRepetition = fc
  .record({
    date: aDay,
    rrule: aRule,
    added: fc.array(fc.integer({ min: 1, max: 400 }), { maxLength: 3 }),
    takenOut: fc.array(fc.integer({ min: 0, max: 400 }), { maxLength: 40 }),
  })
  .filter(isSettled)
  .map(({ date, rrule, added, takenOut }) => {
    const from = (days: number[]) => days.map((each) => addDays(date, each));
    return settledRepetition({ date, rrule, extra: from(added), except: from(takenOut) });
  });

function isSettled({ date, rrule }: { date: CalendarDate; rrule: string }): boolean {
  try {
    lastDayOf({ date, rrule, extra: [] });
    return true;
  } catch {
    return false;
  }
}

/** An extra day between the periods that an interval meets can begin no series. */
export function isDivisible({ date, rrule, extra }: Repetition): boolean {
  return extra.every((day) => day === date) || parseRule(rrule).interval === 1;
}
