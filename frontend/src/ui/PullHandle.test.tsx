import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { PullHandle } from './PullHandle';

const onClose = jest.fn();
let handle: Element;
let sheet: HTMLElement;

beforeEach(() => {
  onClose.mockReset();
  Element.prototype.setPointerCapture = () => undefined;
  render(
    <div role="dialog">
      <PullHandle onClose={onClose} />
    </div>,
  );
  sheet = screen.getByRole('dialog');
  handle = sheet.firstElementChild!;
});
afterEach(cleanup);

/** Moves a finger on the handle: by so many px each 20 ms, down or to the right, then up after so long, ms. */
function pull(steps: readonly number[], restsFor = 0, axis = 'clientY'): void {
  let [place, timeStamp] = [100, 1_000];
  const say = (type: string) => {
    const event = new Event(type, { bubbles: true });
    Object.defineProperties(
      event,
      Object.fromEntries(
        Object.entries({
          clientX: 0,
          clientY: 0,
          [axis]: place,
          timeStamp,
          isPrimary: true,
          pointerId: 1,
        }).map(([name, value]) => [name, { value }]),
      ),
    );
    fireEvent(handle, event);
  };
  say('pointerdown');
  for (const step of steps) {
    place += step;
    timeStamp += 20;
    say('pointermove');
  }
  timeStamp += restsFor;
  say('pointerup');
}

test('a sheet that is pulled far down closes', () => {
  pull([5, 60, 60], 500);
  expect(onClose).toHaveBeenCalledTimes(1);
});

test('a short pull that is fast closes it too; one that stops does not', () => {
  pull([5, 20]);
  expect(onClose).toHaveBeenCalledTimes(1);
  pull([5, 20], 500);
  expect(onClose).toHaveBeenCalledTimes(1);
});

test('let go early, or where closing asks first, it goes back', async () => {
  pull([5, 5, 5], 500);
  expect(sheet.style.transform).toBe('translateY(15px)');
  await waitFor(() => expect(sheet.style.transform).toBe('none'));
  expect(onClose).not.toHaveBeenCalled();
  pull([100, 100], 500);
  expect(onClose).toHaveBeenCalledTimes(1);
  await waitFor(() => expect(sheet.style.transform).toBe('none'));
});

test('it never follows a finger upwards', () => {
  pull([-40], 500);
  expect(sheet.style.transform).toBe('translateY(0px)');
  expect(onClose).not.toHaveBeenCalled();
});

test('a sheet that came from the right goes there', () => {
  cleanup();
  render(
    <div role="dialog">
      <PullHandle edge="right" onClose={onClose} />
    </div>,
  );
  sheet = screen.getByRole('dialog');
  handle = sheet.firstElementChild!;
  pull([60, 80], 500);
  expect(onClose).not.toHaveBeenCalled();
  pull([60, 80], 500, 'clientX');
  expect(sheet.style.transform).toBe('translateX(140px)');
  expect(onClose).toHaveBeenCalledTimes(1);
});
