import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { isRealDate, monthRange, shiftMonth } from './calendarDate.js';
import type { Member } from './member.js';
import { specialDatesIn } from './specialDatesIn.js';

function memberOf(name: string, dates: Partial<Pick<Member, 'birthday' | 'anniversary'>>): Member {
  return {
    id: `0000000${name.length}-0000-4000-8000-000000000000`,
    name,
    phone: '1',
    color: null,
    birthday: null,
    anniversary: null,
    role: 'member',
    joinedAt: '2026-01-01T00:00:00.000Z',
    ...dates,
  };
}

test('a birthday and an anniversary are all-day entries with cake, ring and name', () => {
  const ana = memberOf('Ana', { birthday: '11-21', anniversary: '11-03' });
  expect(specialDatesIn([ana], monthRange('2026-11'))).toEqual([
    {
      isSpecialDate: true,
      specialDateType: 'anniversary',
      memberId: ana.id,
      memberName: 'Ana',
      date: '2026-11-03',
      title: "💍 Ana's Anniversary",
    },
    {
      isSpecialDate: true,
      specialDateType: 'birthday',
      memberId: ana.id,
      memberName: 'Ana',
      date: '2026-11-21',
      title: "🎂 Ana's Birthday",
    },
  ]);
});

test.each([
  ['02-29', '2026-02', '2026-02-28'],
  ['02-29', '2028-02', '2028-02-29'],
  ['02-31', '2026-02', '2026-02-28'],
  ['02-31', '2028-02', '2028-02-29'],
  ['04-31', '2026-04', '2026-04-30'],
  ['12-31', '1994-12', '1994-12-31'],
])('%s shows in %s on %s', (birthday, month, date) => {
  const found = specialDatesIn([memberOf('Ana', { birthday })], monthRange(month));
  expect(found.map((special) => special.date)).toEqual([date]);
});

test('a range across the new year shows December of one year and January of the next', () => {
  const members = [memberOf('Ana', { birthday: '01-02' }), memberOf('Bob', { birthday: '12-30' })];
  const found = specialDatesIn(members, { from: '2026-12-27', to: '2027-02-07' });
  expect(found.map(({ date, memberName }) => [date, memberName])).toEqual([
    ['2026-12-30', 'Bob'],
    ['2027-01-02', 'Ana'],
  ]);
});

test('relatives born on one day stand in the order of the members', () => {
  const members = [memberOf('Zoe', { birthday: '11-21' }), memberOf('Al', { birthday: '11-21' })];
  const names = specialDatesIn(members, monthRange('2026-11')).map(({ memberName }) => memberName);
  expect(names).toEqual(['Zoe', 'Al']);
});

test('any date there can be shows exactly once in twelve months, on a day that exists', () => {
  const monthDay = fc
    .tuple(fc.integer({ min: 1, max: 12 }), fc.integer({ min: 1, max: 31 }))
    .map((parts) => parts.map((part) => String(part).padStart(2, '0')).join('-'));
  fc.assert(
    fc.property(monthDay, fc.integer({ min: 1950, max: 2100 }), (birthday, year) => {
      const months = Array.from({ length: 12 }, (_, index) => shiftMonth(`${year}-01`, index));
      const found = months.flatMap((month) =>
        specialDatesIn([memberOf('Ana', { birthday })], monthRange(month)),
      );
      expect(found).toHaveLength(1);
      expect(isRealDate(found[0]!.date)).toBe(true);
      expect(found[0]!.date.slice(0, 7)).toBe(`${year}-${birthday.slice(0, 2)}`);
    }),
  );
});
