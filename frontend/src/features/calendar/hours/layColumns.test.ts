import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import type { Stretch } from './hourScale';
import { layColumns, type Placed } from './layColumns';

interface Named extends Stretch {
  name: string;
}

/** `A 9-10`: from nine to ten. */
function named(text: string): Named {
  const [name = '', hours = ''] = text.split(' ');
  const [start = 0, end = 0] = hours.split('-').map((hour) => Number(hour) * 60);
  return { name, start, end };
}

/** `A 0+1/2`: A takes one of two columns, the first. */
function described({ items, column, span, columns }: Placed<Named>): string {
  return `${items.map(({ name }) => name).join('')} ${column}+${span}/${columns}`;
}

function lay(events: string[], most?: number, first?: string): string[] {
  const isFirst = first === undefined ? undefined : ({ name }: Named) => first.includes(name);
  return layColumns(events.map(named), most, isFirst).map(described);
}

test.each([
  ['one alone', ['A 9-10'], ['A 0+1/1']],
  ['one after the other', ['A 9-10', 'B 10-11'], ['A 0+1/1', 'B 0+1/1']],
  ['two at once', ['A 9-10', 'B 9-10'], ['A 0+1/2', 'B 1+1/2']],
  ['the longer one first', ['A 9-10', 'B 9-12'], ['B 0+1/2', 'A 1+1/2']],
  [
    'a place that is free again',
    ['A 9-12', 'B 9-10', 'C 10-11'],
    ['A 0+1/2', 'B 1+1/2', 'C 1+1/2'],
  ],
  [
    'as wide as there is room',
    ['A 9-13', 'B 9-10', 'C 9-10', 'D 11-12'],
    ['A 0+1/3', 'B 1+1/3', 'C 2+1/3', 'D 1+2/3'],
  ],
  ['a chain', ['A 9-11', 'B 10-12', 'C 11-13'], ['A 0+1/2', 'B 1+1/2', 'C 0+1/2']],
])('%s', (_case, events, expected) => {
  expect(lay(events)).toEqual(expected);
});

test('what has no column of its own stands together in the last one', () => {
  const many = ['A 9-12', 'B 9-11', 'C 9-10', 'D 9-10', 'E 11-12', 'F 11-12'];
  expect(lay(many, 3)).toEqual(['A 0+1/3', 'B 1+1/3', 'E 1+1/3', 'CD 2+1/3', 'F 2+1/3']);
  expect(lay(many, 2)).toEqual(['A 0+1/2', 'BCD 1+1/2', 'EF 1+1/2']);
});

test('what is looked for gets a column before the rest', () => {
  expect(lay(['A 9-10', 'B 9-10', 'C 9-10'], 2, 'C')).toEqual(['C 0+1/2', 'AB 1+1/2']);
});

const stretches = fc.array(
  fc
    .tuple(fc.nat(40), fc.nat(12))
    .map(([start, lasts]) => ({ start: start * 30, end: start * 30 + (lasts + 1) * 30 })),
  { maxLength: 40 },
);

const overlap = (one: Stretch, other: Stretch) => one.start < other.end && other.start < one.end;

/** How many of them there are at once. */
const atOnce = (items: readonly Stretch[]) =>
  Math.max(
    0,
    ...items.map(({ start }) => items.filter((o) => o.start <= start && o.end > start).length),
  );

test('no two overlap, each is as wide as can be, and none is lost', () => {
  fc.assert(
    fc.property(stretches, fc.option(fc.integer({ min: 1, max: 6 })), (items, most) => {
      const placed = layColumns(items, most ?? undefined);
      expect(placed.flatMap((each) => each.items)).toHaveLength(items.length);
      for (const each of placed) {
        const { column, span, columns } = each;
        const besides = placed.filter((other) => other !== each && overlap(each, other));
        const [left, right] = [column, column + span];
        expect(columns).toBeLessThanOrEqual(Math.min(most ?? Infinity, atOnce(items)));
        expect(besides.some((o) => o.column < right && left < o.column + o.span)).toBe(false);
        expect(right === columns || besides.some((other) => other.column === right)).toBe(true);
        expect(left === 0 || besides.some((o) => o.column + o.span === left)).toBe(true);
      }
    }),
  );
});
