import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { dragOnGrid, type Grip } from './dragOnGrid';

const drag = { moveTo: jest.fn(), drop: jest.fn(), end: jest.fn() };
const scroll = jest.fn();
let grid: HTMLElement;
let letGo: () => void;

beforeEach(() => {
  jest.useFakeTimers();
  jest.clearAllMocks();
  grid = document.body.appendChild(document.createElement('div'));
});
afterEach(() => {
  letGo();
  grid.remove();
  jest.useRealTimers();
});

/** A grid from 100 to 500 px on which everything can be dragged. */
function allow(grip: Pick<Grip, 'kind' | 'isAtOnce'>): void {
  letGo = dragOnGrid(grid, {
    grip: () => ({ ...grip, begin: () => drag }),
    scroller: { edges: () => ({ top: 100, bottom: 500 }), scroll },
  });
}

/** What a mouse or a finger says of itself. */
function say(type: string, pointerType: 'mouse' | 'touch', clientY = 300): void {
  const said = new MouseEvent(type, { bubbles: true, cancelable: true, clientX: 50, clientY });
  grid.dispatchEvent(Object.assign(said, { pointerId: 1, pointerType, isPrimary: true }));
}

const FRAME_MS = 16;
const RESTED_MS = 400;

function beginBy(pointerType: 'mouse' | 'touch', y = 320): void {
  say('pointerdown', pointerType);
  if (pointerType === 'touch') jest.advanceTimersByTime(RESTED_MS);
  say('pointermove', pointerType, y);
}

const kinds = [{ kind: 'move' }, { kind: 'mark' }, { kind: 'pull', isAtOnce: true }] as const;
const pointers = ['mouse', 'touch'] as const;

test.each(kinds.flatMap((grip) => pointers.map((pointer) => ({ grip, pointer }))))(
  'a $grip.kind that the browser cancels for a $pointer saves nothing and leaves nothing behind',
  ({ grip, pointer }) => {
    allow(grip);
    beginBy(pointer, 499);
    expect(grid.getAttribute('data-dragging')).toBe(grip.kind);
    say('pointercancel', pointer);
    say('pointerup', pointer);
    expect(drag.end).toHaveBeenCalledTimes(1);
    expect(drag.drop).not.toHaveBeenCalled();
    expect(grid.hasAttribute('data-dragging')).toBe(false);
    // It neither scrolls on nor follows what the pointer does later.
    jest.clearAllMocks();
    say('pointermove', pointer, 200);
    jest.advanceTimersByTime(10 * FRAME_MS);
    expect(drag.moveTo).not.toHaveBeenCalled();
    expect(scroll).not.toHaveBeenCalled();
  },
);

test.each([
  ['down', 470, 1],
  ['down, also from below it', 600, 1],
  ['up', 130, -1],
])('near an edge the grid scrolls %s, and the drag hears what lies there now', (_way, y, sign) => {
  allow({ kind: 'move' });
  beginBy('mouse');
  jest.advanceTimersByTime(10 * FRAME_MS);
  expect(scroll).not.toHaveBeenCalled();
  say('pointermove', 'mouse', y);
  drag.moveTo.mockClear();
  jest.advanceTimersByTime(10 * FRAME_MS);
  expect(scroll.mock.calls.length).toBeGreaterThan(5);
  expect(scroll.mock.calls.map(([px]) => Math.sign(px as number))).not.toContain(-sign);
  expect(drag.moveTo).toHaveBeenCalledTimes(scroll.mock.calls.length);
  expect(drag.moveTo).toHaveBeenLastCalledWith({ x: 50, y });
  say('pointerup', 'mouse', y);
  expect(drag.drop).toHaveBeenCalledTimes(1);
  scroll.mockClear();
  jest.advanceTimersByTime(10 * FRAME_MS);
  expect(scroll).not.toHaveBeenCalled();
});

test('a grid that goes away during a drag, as after one’s removal, drops nothing', () => {
  allow({ kind: 'move' });
  beginBy('mouse');
  letGo();
  say('pointerup', 'mouse');
  expect(drag.end).toHaveBeenCalledTimes(1);
  expect(drag.drop).not.toHaveBeenCalled();
});
