import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { newEvent } from '@kinday/contracts/event';
import { act, cleanup, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { AT, HOME, olga, picnic } from '../../../sync/sampleFamily.testing';
import type { AgendaItem } from './agendaItems';
import { useScrollWindow } from './useScrollWindow';

const SEEN_PX = 500;
const ROW_PX = 48;
const real = HTMLElement.prototype.getBoundingClientRect;

/** A day with so many events. */
function day(key: string, count: number): AgendaItem {
  const events = Array.from({ length: count }, (_, at) =>
    newEvent(`${key}-${at}`, HOME, olga, { ...picnic, date: key }, AT),
  );
  return { kind: 'day', key, entries: { lanes: [], specials: [], events } };
}

// No layout is made here: each day is as high as its rows.
beforeEach(() => {
  jest.useFakeTimers();
  globalThis.ResizeObserver = class {
    observe = () => undefined;
    unobserve = () => undefined;
    disconnect = () => undefined;
  };
  HTMLElement.prototype.getBoundingClientRect = function () {
    return { height: Number(this.dataset.rows ?? 0) * ROW_PX } as DOMRect;
  };
  jest.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(SEEN_PX);
});
afterEach(() => {
  cleanup();
  jest.restoreAllMocks();
  HTMLElement.prototype.getBoundingClientRect = real;
  jest.useRealTimers();
});

/** @param lateMs after which a day that was told comes back as the goal */
function openList(first: readonly AgendaItem[], day: string, lateMs = 0) {
  const told = jest.fn();
  function List({ items, request }: { items: readonly AgendaItem[]; request: number }) {
    const [goal, setGoal] = useState(day);
    const nothing = () => undefined;
    const onSeen = (date: string) => {
      told(date);
      setTimeout(() => setGoal(date), lateMs);
    };
    const { scrollerRef, listRef, from, to } = useScrollWindow({
      ...{ items, goal, request, isStill: false, onSeen, onNear: nothing, onFar: nothing },
    });
    return (
      <div ref={scrollerRef} data-testid="scroller">
        <div ref={listRef}>
          {items.slice(from, to).map((item) => (
            <div
              key={item.key}
              data-key={item.key}
              data-rows={item.kind === 'day' ? item.entries.events.length : 1}
            />
          ))}
        </div>
      </div>
    );
  }
  const { rerender } = render(<List items={first} request={0} />);
  const scroller = screen.getByTestId('scroller');
  return {
    told,
    scroller,
    scrollTo: (px: number) =>
      act(() => {
        scroller.scrollTop = px;
        scroller.dispatchEvent(new Event('scroll'));
        jest.advanceTimersByTime(1_000);
      }),
    show: (items: readonly AgendaItem[], request = 0) => {
      rerender(<List items={items} request={request} />);
      act(() => void jest.advanceTimersByTime(1_000));
    },
  };
}

test('a day that is asked for again comes back to the top, however long it is', () => {
  const items = [day('2026-11-18', 40), day('2026-11-19', 40)];
  const list = openList(items, '2026-11-18');
  list.scrollTo(900);
  expect(list.scroller.scrollTop).toBe(900);
  list.show(items, 1);
  expect(list.scroller.scrollTop).toBe(0);
});

test('who has scrolled to a day that is then left out is told which one is seen instead', () => {
  const items = [day('2026-11-18', 20), day('2026-11-19', 20), day('2026-11-20', 20)];
  const list = openList(items, '2026-11-18');
  list.scrollTo(1_000);
  expect(list.told).toHaveBeenLastCalledWith('2026-11-19');
  list.show([items[0]!, items[2]!]);
  expect(list.told).toHaveBeenLastCalledWith('2026-11-20');
});

test('a day that was told comes back late: who has scrolled on stays where they are', () => {
  const items = [day('2026-11-18', 20), day('2026-11-19', 20), day('2026-11-20', 20)];
  const list = openList(items, '2026-11-18', 1_100);
  list.scrollTo(1_000);
  list.scrollTo(2_000);
  expect(list.told.mock.calls).toEqual([['2026-11-19'], ['2026-11-20']]);
  expect(list.scroller.scrollTop).toBe(2_000);
});
