import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { monthOf } from '@kinday/contracts/calendarDate';
import { act, cleanup, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { Provider } from 'react-redux';
import { BrowserRouter } from 'react-router';
import { store } from '../../store';
import { usePlace } from './usePlace';
import { useToday } from './useToday';

beforeEach(() => {
  window.history.replaceState(null, '', '/dashboard');
  window.matchMedia = () =>
    ({
      matches: false,
      addEventListener: () => undefined,
      removeEventListener: () => undefined,
    }) as unknown as MediaQueryList;
  jest.useFakeTimers();
});
afterEach(() => {
  cleanup();
  jest.useRealTimers();
  document.body.replaceChildren();
});

function Page({ children }: { children: ReactNode }) {
  return (
    <Provider store={store}>
      <BrowserRouter>{children}</BrowserRouter>
    </Provider>
  );
}

/** A tab opened at some time of this machine's clock. */
function openAt(time: string) {
  jest.setSystemTime(new Date(time));
  return renderHook(() => usePlace(useToday()), { wrapper: Page }).result;
}

const wait = (seconds: number) => act(() => void jest.advanceTimersByTime(seconds * 1_000));
const press = () => act(() => void document.dispatchEvent(new Event('keydown')));
const place = ({ current }: { current: ReturnType<typeof usePlace> }) => [
  monthOf(current.place.first),
  current.place.date,
];

test('a tab left on today goes along when the day passes, and the month', () => {
  const tab = openAt('2026-11-29T23:59:00');
  wait(61);
  expect(place(tab)).toEqual(['2026-11', '2026-11-30']);
  wait(24 * 3_600);
  expect(place(tab)).toEqual(['2026-12', '2026-12-01']);
  expect(tab.current.place.focusRequest).toBe(0);
});

test('another day of the month stays until the month passes, and another month stays', () => {
  const tab = openAt('2026-11-29T23:59:00');
  act(() => tab.current.navigation.showDay('2026-11-03'));
  wait(61);
  expect(place(tab)).toEqual(['2026-11', '2026-11-03']);
  wait(24 * 3_600);
  expect(place(tab)).toEqual(['2026-12', '2026-12-01']);
  act(() => tab.current.navigation.step(3));
  wait(40 * 24 * 3_600);
  expect(place(tab)).toEqual(['2027-03', '2027-03-01']);
});

test('somebody who uses the tab as the month passes keeps it until they leave it alone', () => {
  const tab = openAt('2026-11-30T23:59:00');
  wait(50);
  press();
  wait(30);
  expect(place(tab)).toEqual(['2026-11', '2026-11-30']);
  press();
  wait(59);
  expect(place(tab)).toEqual(['2026-11', '2026-11-30']);
  wait(10);
  expect(place(tab)).toEqual(['2026-12', '2026-12-01']);
});

test('nothing moves behind an open dialog', () => {
  const tab = openAt('2026-11-30T23:59:00');
  const dialog = document.body.appendChild(document.createElement('div'));
  dialog.className = 'MuiModal-root';
  wait(3_600);
  expect(place(tab)).toEqual(['2026-11', '2026-11-30']);
  dialog.remove();
  wait(10);
  expect(place(tab)).toEqual(['2026-12', '2026-12-01']);
});

test('who wakes the machine on another day sees that day, though they touch it at once', () => {
  const tab = openAt('2026-11-30T18:00:00');
  press();
  jest.setSystemTime(new Date('2026-12-01T08:00:00'));
  press();
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  expect(place(tab)).toEqual(['2026-12', '2026-12-01']);
});

test.each([
  ['week', '2026-11-28', '2026-11-29', '2026-11-29'],
  ['day', '2026-11-28', '2026-11-29', '2026-11-29'],
  ['agenda', '2026-11-28', '2026-11-29', '2026-11-29'],
] as const)(
  'a %s left on today goes along, and one of another time stays',
  (view, day, next, first) => {
    const tab = openAt(`${day}T23:59:00`);
    act(() => tab.current.navigation.show(view));
    wait(120);
    expect(tab.current.place).toMatchObject({ view, date: next, first });
    act(() => tab.current.navigation.step(2));
    const { date } = tab.current.place;
    wait(3 * 24 * 3_600);
    expect(tab.current.place).toMatchObject({ view, date });
  },
);

test('a machine that slept with the calendar open shows the day on which it wakes', () => {
  const tab = openAt('2026-11-30T18:00:00');
  jest.setSystemTime(new Date('2026-12-01T08:00:00'));
  wait(6);
  expect(place(tab)).toEqual(['2026-12', '2026-12-01']);
});
