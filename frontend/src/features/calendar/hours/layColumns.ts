import type { Stretch } from './hourScale';

/** Where something stands beside what overlaps it: it takes `span` of `columns` columns, from the `column`th on. */
export interface Placed<Item> extends Stretch {
  /** What stands there: one thing, or all those that had no column of their own. */
  items: readonly Item[];
  column: number;
  span: number;
  columns: number;
}

interface Laid<Item> extends Stretch {
  items: Item[];
  column: number;
}

const overlap = (one: Stretch, other: Stretch) => one.start < other.end && other.start < one.end;

/** Those that overlap each other, be it by way of others, together. */
function groupsOf<Item extends Stretch>(items: readonly Item[]): Item[][] {
  const groups: Item[][] = [];
  let end = -Infinity;
  for (const item of items.toSorted(byStart)) {
    if (item.start >= end) groups.push([]);
    groups.at(-1)?.push(item);
    end = Math.max(end, item.end);
  }
  return groups;
}

function byStart(one: Stretch, other: Stretch): number {
  return one.start - other.start || other.end - one.end;
}

/** Gives each the first column that is free all the time it takes. */
function inColumns<Item extends Stretch>(group: readonly Item[]): Laid<Item>[] {
  const laid: Laid<Item>[] = [];
  for (const item of group) {
    const taken = laid.filter((other) => overlap(item, other)).map(({ column }) => column);
    let column = 0;
    while (taken.includes(column)) column += 1;
    laid.push({ start: item.start, end: item.end, items: [item], column });
  }
  return laid;
}

/** Leaves the last of the columns to all that have none: those that overlap stand in one place there. */
function gatherRest<Item extends Stretch>(laid: Laid<Item>[], most: number): Laid<Item>[] {
  const last = most - 1;
  const gathered: Laid<Item>[] = [];
  for (const each of laid.filter(({ column }) => column >= last).sort(byStart)) {
    const before = gathered.at(-1);
    if (before && overlap(before, each)) {
      before.items.push(...each.items);
      before.end = Math.max(before.end, each.end);
    } else gathered.push({ ...each, items: [...each.items], column: last });
  }
  return [...laid.filter(({ column }) => column < last), ...gathered];
}

/** Widens each to the right as far as nothing stands in its way. */
function widened<Item>(laid: readonly Laid<Item>[]): Placed<Item>[] {
  const columns = Math.max(...laid.map(({ column }) => column)) + 1;
  return laid.map((each) => {
    const inTheWay = laid.filter((other) => other.column > each.column && overlap(each, other));
    const end = Math.min(columns, ...inTheWay.map(({ column }) => column));
    return { ...each, span: end - each.column, columns };
  });
}

/**
 * Lays what overlaps side by side: no two overlap, none could be wider, and none is narrower than as
 * many as stand there at once make it.
 * @param most how many columns there are room for; what has none stands together in the last one
 * @param isFirst those that get a column of their own before others, when not all do
 */
export function layColumns<Item extends Stretch>(
  items: readonly Item[],
  most = Infinity,
  isFirst: (item: Item) => boolean = () => true,
): Placed<Item>[] {
  return groupsOf(items).flatMap((group) => {
    const laid = inColumns(group);
    if (laid.every(({ column }) => column < most)) return widened(laid);
    const [first, rest] = [group.filter(isFirst), group.filter((item) => !isFirst(item))];
    return widened(gatherRest(inColumns([...first, ...rest]), most));
  });
}
