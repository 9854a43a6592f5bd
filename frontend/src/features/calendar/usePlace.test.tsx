import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { monthOf } from '@kinday/contracts/calendarDate';
import { act, cleanup, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { Provider } from 'react-redux';
import { BrowserRouter } from 'react-router';
import { store } from '../../store';
import { ownZone } from '../../product/ownZone';
import { usePlace } from './usePlace';
import { useToday } from './useToday';

function showOn(device: 'phone' | 'screen') {
  window.matchMedia = () =>
    ({
      matches: device === 'phone',
      addEventListener: () => undefined,
      removeEventListener: () => undefined,
    }) as unknown as MediaQueryList;
}

beforeEach(() => {
  window.history.replaceState(null, '', '/dashboard');
  showOn('screen');
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
  return renderHook(() => usePlace(useToday(ownZone()), ownZone()), { wrapper: Page }).result;
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

test.each([
  ['a week', 'screen', '0001-01-01', ['0001-01-01', '0001-01-06'], ['0001-01-07', '0001-01-13']],
  ['three days', 'phone', '0001-01-02', ['0001-01-02', '0001-01-04'], ['0001-01-05', '0001-01-07']],
  ['a week', 'screen', '9999-12-31', ['9999-12-26', '9999-12-31'], ['9999-12-19', '9999-12-25']],
  ['three days', 'phone', '9999-12-30', ['9999-12-30', '9999-12-31'], ['9999-12-27', '9999-12-29']],
] as const)(
  '%s at the ends of all dates has the days that there are',
  (_form, device, date, end, near) => {
    showOn(device);
    window.history.replaceState(null, '', `/dashboard?view=week&date=${date}`);
    const tab = openAt('2026-11-12T10:00:00');
    const shown = () => [tab.current.place.first, tab.current.place.last];
    const step = (pages: number) => act(() => tab.current.navigation.step(pages));
    expect(shown()).toEqual(end);
    const inwards = date < '5' ? 1 : -1;
    step(inwards);
    expect(shown()).toEqual(near);
    step(-inwards);
    expect(shown()).toEqual(end);
    for (let page = 0; page < 3; page += 1) step(-inwards);
    const [first = '', last = ''] = shown();
    expect([first >= '0001-01-01', last <= '9999-12-31', first.length]).toEqual([true, true, 10]);
    act(() => tab.current.navigation.focusDay(inwards > 0 ? '0000-12-31' : '10000-01-01'));
    expect(tab.current.place.date).toMatch(/^(0001-01-0|9999-12-[23])/);
  },
);

test('a day that is asked for again is asked for anew; one that somebody scrolled to is not', () => {
  const tab = openAt('2026-11-12T10:00:00');
  const go = (move: (navigation: typeof tab.current.navigation) => void) => {
    const { request } = tab.current.place;
    act(() => move(tab.current.navigation));
    return tab.current.place.request - request;
  };
  expect(go(({ show }) => show('agenda'))).toBe(1);
  expect(go(({ showDay }) => showDay('2026-11-12'))).toBe(1);
  expect(go(({ daySeen }) => daySeen('2026-11-20'))).toBe(0);
  expect(tab.current.place).toMatchObject({ first: '2026-11-20', focusRequest: 0 });
  expect(go(({ focusDay }) => focusDay('2026-11-20'))).toBe(1);
});

test('in an agenda a jump is a step of Back, and scrolling is none', async () => {
  window.history.replaceState(null, '', '/dashboard?view=agenda');
  const tab = openAt('2026-11-12T12:00:00');
  const entries = window.history.length;
  const go = async (move: () => void) => {
    act(move);
    await act(() => jest.advanceTimersByTimeAsync(1_000));
    return [window.location.search, window.history.length - entries];
  };
  const { daySeen, showDay } = tab.current.navigation;
  expect(await go(() => daySeen('2026-11-20'))).toEqual(['?view=agenda&date=2026-11-20', 0]);
  expect(await go(() => showDay('2027-03-01'))).toEqual(['?view=agenda&date=2027-03-01', 1]);
  expect(await go(() => daySeen('2027-03-05'))).toEqual(['?view=agenda&date=2027-03-05', 1]);
});
