import { expect, test } from '@jest/globals';
import { monthRange } from '@kinday/contracts/calendarDate';
import { newEvent, type Event } from '@kinday/contracts/event';
import { renderHook, act } from '@testing-library/react';
import { newId } from '../../../api/newId';
import { AT, HOME, olga, picnic } from '../../../sync/sampleFamily.testing';
import { agendaItems, dayOfItem, itemsToPrint, placeOfKey, type AgendaMonth } from './agendaItems';
import { tabStopAmong } from './agendaStop';
import { indexAgenda } from './indexAgenda';
import { ListGeometry } from './ListGeometry';
import { useMonthSpan } from './useMonthSpan';

const TODAY = '2026-11-12';
const event = (fields: Partial<Event>): Event =>
  newEvent(newId(), HOME, olga, { ...picnic, ...fields }, AT);
const trip = event({ title: 'Trip', date: '2026-11-29', moreDays: 3 });
const soccer = event({ title: 'Soccer', date: '2026-11-20', needsSomebody: true });

function monthWith(month: string, events: readonly Event[], isOpenOnly = false): AgendaMonth {
  const filter = isOpenOnly ? { people: [], isOpenOnly } : null;
  const index = indexAgenda(monthRange(month), events, [], filter);
  return { month, index, isLoaded: true, hasFailed: false };
}
const months = [monthWith('2026-11', [soccer, trip]), monthWith('2026-12', [trip])];
const listed = (isEveryDay = false) => agendaItems(months, { today: TODAY, isEveryDay });
const keysOf = (items: readonly { key: string }[]) => items.map(({ key }) => key);

test('today and the days that have something are listed, each day of an event, across a month’s end', () => {
  expect(keysOf(listed())).toEqual([
    '2026-11',
    TODAY,
    '2026-11-20',
    '2026-11-29',
    '2026-11-30',
    '2026-12',
    '2026-12-01',
    '2026-12-02',
  ]);
  expect(listed(true)).toHaveLength(30 + 31 + 2);
});

test('what is not looked for is left out; a month without anything says so, also one that could not be loaded', () => {
  const open = agendaItems([monthWith('2026-12', [trip], true)], {
    today: TODAY,
    isEveryDay: false,
  });
  expect(open).toEqual([{ kind: 'month', key: '2026-12', state: 'empty' }]);
  const failed = { ...monthWith('2026-12', []), isLoaded: false, hasFailed: true };
  expect(agendaItems([failed], { today: TODAY, isEveryDay: false })).toMatchObject([
    { state: 'failed' },
  ]);
});

test('a day without anything stands for the next one of its month, else for the one before it', () => {
  const items = listed();
  const at = (key: string) => items[placeOfKey(items, key)]?.key;
  expect(at('2026-11-13')).toBe('2026-11-20');
  expect(at('2026-12-24')).toBe('2026-12-02');
  expect(at('2026-12')).toBe('2026-12');
  expect(dayOfItem(items, placeOfKey(items, '2026-12'))).toBe('2026-12-01');
});

test('Tab leads to where the keyboard was, and once that is gone to what comes next', () => {
  const items = listed();
  const was = { key: '2026-11-20', stop: soccer.id };
  expect(tabStopAmong(items, was, TODAY, false)).toEqual(was);
  const without = items.filter(({ key }) => key !== was.key);
  expect(tabStopAmong(without, null, was.key, false)).toEqual({ key: '2026-11-29', stop: trip.id });
  expect(tabStopAmong(without, null, TODAY, false)).toEqual({ key: TODAY, stop: 'day' });
});

test('a list knows where its items stand, and what is seen between two heights', () => {
  const geometry = new ListGeometry<{ key: string }>();
  geometry.layOut([{ key: 'a' }, { key: 'b' }, { key: 'c' }], () => 10);
  expect([geometry.topOf(2), geometry.height]).toEqual([20, 30]);
  const seen = [...geometry.between(11, 25)];
  expect(seen.map(({ item, top }) => `${item.key} ${top}`)).toEqual(['b 10', 'c 20']);
  expect(geometry.firstOf(new Set(['c']), 'a')).toEqual({ key: 'c', top: 20 });
  expect(geometry.firstOf(new Set(['a']), 'b')).toBeNull();
});

test('a month that was let go of is held again when it is asked for again', () => {
  const { result, rerender } = renderHook(({ request }) => useMonthSpan('2026-11', request), {
    initialProps: { request: 0 },
  });
  act(() => result.current.grow('past'));
  act(() => result.current.grow('past'));
  act(() => result.current.shrink('future'));
  act(() => result.current.shrink('future'));
  expect(result.current.months).toEqual(['2026-09']);
  rerender({ request: 1 });
  expect(result.current.months).toEqual(['2026-11']);
});

test('paper has the days from the one that is shown to the end of its month, or says why it has none', () => {
  const printed = (all: readonly AgendaMonth[], from: string) =>
    itemsToPrint(agendaItems(all, { today: TODAY, isEveryDay: false }), from);
  expect(keysOf(printed(months, '2026-11-20'))).toEqual(['2026-11-20', '2026-11-29', '2026-11-30']);
  const late = { ...monthWith('2027-03', []), isLoaded: false };
  expect(printed([...months, late], '2027-03-04')).toEqual([
    { kind: 'month', key: '2027-03', state: 'loading' },
  ]);
  expect(printed([monthWith('2027-03', [])], '2027-03-04')).toMatchObject([{ state: 'empty' }]);
});
