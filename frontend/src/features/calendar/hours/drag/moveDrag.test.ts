import { afterEach, expect, jest, test } from '@jest/globals';
import { newEvent } from '@kinday/contracts/event';
import type { Member } from '@kinday/contracts/member';
import { AT, HOME, olga, picnic } from '../../../../sync/sampleFamily.testing';
import type { GridActions } from '../../gridActions';
import { dayColumns } from '../hourColumns';
import { moveDrag } from './moveDrag';

const DAY = '2026-11-18';
const scale = { from: 7 * 60, to: 21 * 60 };
const ben: Member = { ...olga, id: 'b0000000-0000-4000-8000-000000000000', name: 'Ben' };
const mia: Member = { ...olga, id: 'c0000000-0000-4000-8000-000000000000', name: 'Mia' };
const times = { isAllDay: false, startTime: '09:00', endTime: '10:00' };
const event = newEvent('e1', HOME, olga, { ...picnic, ...times }, AT);

// jsdom has none, and ids need none.
Object.assign(globalThis, { CSS: { escape: (text: string) => text } });

const moveEvent = jest.fn<GridActions['moveEvent']>();
const onPlaced = jest.fn();
const grid = document.body.appendChild(document.createElement('div'));
afterEach(() => {
  grid.replaceChildren();
  jest.clearAllMocks();
});

/** A column of 100 px for everybody and for each member, an hour as high as 60 px. */
function show(members: readonly Member[]) {
  const columns = dayColumns(DAY, [event], members, null);
  const cells = columns.map(({ key }, at) => {
    const cell = document.createElement('div');
    Object.assign(cell.dataset, { row: 'hours', column: key });
    cell.getBoundingClientRect = () => new DOMRect(at * 100, 0, 100, scale.to - scale.from);
    return cell;
  });
  grid.getBoundingClientRect = () => new DOMRect(0, 0, columns.length * 100, scale.to - scale.from);
  grid.replaceChildren(...cells);
  return columns;
}

/** The point of an hour in the column of a place. */
const point = (column: number, hour: number) => ({
  x: column * 100 + 50,
  y: hour * 60 - scale.from,
});

test('dropped into the column of a member who was removed meanwhile, an event stays where it is', () => {
  let columns = show([olga, ben, mia]);
  const actions = { moveEvent } as Partial<GridActions> as GridActions;
  const board = {
    grid,
    now: () => ({ columns, scale, clock: '12h' as const, actions, isMoving: false, onPlaced }),
  };
  const bar = document.createElement('button');
  const drag = moveDrag(board, bar, event, { column: columns[0]!, minute: 9 * 60 });
  drag.moveTo(point(2, 12));
  expect(grid.querySelector('.kd-landing')?.parentElement?.dataset.column).toBe(ben.id);
  columns = show([olga, mia]);
  drag.drop();
  drag.end();
  expect(moveEvent).not.toHaveBeenCalled();
  expect(onPlaced).not.toHaveBeenCalled();
  expect(grid.querySelector('.kd-landing')).toBeNull();

  const again = moveDrag(board, bar, event, { column: columns[0]!, minute: 9 * 60 });
  again.moveTo(point(2, 12));
  again.drop();
  expect(moveEvent).toHaveBeenCalledWith(event, expect.objectContaining({ forIds: [mia.id] }));
  again.end();
});
