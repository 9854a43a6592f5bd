import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { act, cleanup, renderHook } from '@testing-library/react';
import { StrictMode, type ReactNode } from 'react';
import { Provider } from 'react-redux';
import { BrowserRouter, useLocation } from 'react-router';
import { LateRouter } from '../../lateRouter.testing';
import { store } from '../../store';
import { addLayer } from '../../ui/layers/openLayers';
import { usePlace } from './usePlace';

const TODAY = '2026-11-12';

beforeEach(() => {
  window.history.pushState(null, '', '/dashboard');
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
  jest.restoreAllMocks();
  jest.useRealTimers();
});

function pageOf(Router: typeof BrowserRouter) {
  return function Page({ children }: { children: ReactNode }) {
    return (
      <StrictMode>
        <Provider store={store}>
          <Router>{children}</Router>
        </Provider>
      </StrictMode>
    );
  };
}

function openAt(address: string, Router = BrowserRouter) {
  window.history.replaceState(null, '', address);
  const pushed = jest.spyOn(window.history, 'pushState');
  const written = jest.spyOn(window.history, 'replaceState');
  const { result, unmount } = renderHook(() => ({ ...usePlace(TODAY, 'UTC'), at: useLocation() }), {
    wrapper: pageOf(Router),
  });
  return {
    pushed,
    written,
    unmount,
    go: (move: (navigation: (typeof result.current)['navigation']) => void) =>
      act(() => move(result.current.navigation)),
    place: () => `${result.current.place.view} ${result.current.place.date}`,
  };
}

const settle = (ms = 500) => act(() => jest.advanceTimersByTimeAsync(ms));
const address = () => window.location.pathname + window.location.search;

test('Back and Forward walk through the pages that somebody stayed on, and what else the address says stays', async () => {
  const page = openAt('/dashboard?who=ben');
  page.go(({ show }) => show('week'));
  await settle();
  expect(address()).toBe('/dashboard?who=ben&view=week');
  page.go(({ step }) => step(1));
  await settle();
  expect(address()).toBe('/dashboard?who=ben&view=week&date=2026-11-19');
  act(() => window.history.back());
  await settle();
  expect(page.place()).toBe('week 2026-11-12');
  act(() => window.history.back());
  await settle();
  expect(page.place()).toBe('month 2026-11-12');
  expect(address()).toBe('/dashboard?who=ben');
  act(() => window.history.go(2));
  await settle();
  expect(page.place()).toBe('week 2026-11-19');
  expect(page.pushed).toHaveBeenCalledTimes(2);
});

test('a reload shows the same place', () => {
  const page = openAt('/dashboard?view=agenda&date=2031-02-28');
  expect(page.place()).toBe('agenda 2031-02-28');
  expect(page.pushed).not.toHaveBeenCalled();
});

test('a key that is held down makes few addresses', async () => {
  const page = openAt('/dashboard?view=day');
  for (let pressed = 0; pressed < 30; pressed += 1) {
    page.go(({ step }) => step(1));
    await settle(33);
  }
  await settle();
  expect(address()).toBe('/dashboard?view=day&date=2026-12-12');
  expect(page.pushed.mock.calls.length).toBeLessThanOrEqual(4);
});

test('the keyboard’s way within a page makes no steps', async () => {
  const page = openAt('/dashboard');
  page.go(({ focusDay }) => focusDay('2026-11-20'));
  await settle();
  expect(address()).toBe('/dashboard?date=2026-11-20');
  expect(page.pushed).not.toHaveBeenCalled();
});

test('while something stands over the calendar its address waits', async () => {
  const page = openAt('/dashboard');
  const remove = addLayer({ close: () => remove() });
  await settle();
  page.go(({ show }) => show('week'));
  await settle(5_000);
  expect(address()).toBe('/dashboard');
  remove();
  await settle();
  expect(address()).toBe('/dashboard?view=week');
  act(() => window.history.back());
  await settle();
  expect(page.place()).toBe('month 2026-11-12');
});

test('who leaves the page right after turning it finds nothing written later', async () => {
  const page = openAt('/dashboard');
  page.go(({ step }) => step(1));
  await settle();
  page.go(({ step }) => step(1));
  page.unmount();
  window.history.pushState(null, '', '/profile');
  await settle(5_000);
  expect(address()).toBe('/profile');
});

test('a page that was loaded again while a dialog stood over it goes on telling its place', async () => {
  window.history.pushState({ idx: 1 }, '', '/dashboard');
  window.history.pushState({ idx: 1, isOverPage: true }, '');
  const page = renderHook(() => usePlace(TODAY, 'UTC'), { wrapper: pageOf(BrowserRouter) });
  act(() => page.result.current.navigation.show('week'));
  await settle();
  expect(address()).toBe('/dashboard?view=week');
});

test('an address the router is late with leads nowhere, once it has gone on', async () => {
  const page = openAt('/dashboard');
  page.go(({ step }) => step(1));
  await settle();
  act(() => {
    window.history.pushState({ idx: 5 }, '', '/dashboard?date=2027-02-03');
    window.dispatchEvent(new PopStateEvent('popstate'));
    window.history.replaceState({ idx: 5 }, '', '/dashboard?date=2026-12-12');
  });
  await settle();
  expect(page.place()).toBe('month 2026-12-12');
});

test('Back from an address that was never rendered leads back', async () => {
  const page = openAt('/dashboard', LateRouter);
  page.go(({ step }) => step(1));
  await settle();
  expect(address()).toBe('/dashboard?date=2026-12-12');
  // The entry that is rendered already is the one that Back leads to.
  window.history.replaceState({ idx: 5 }, '', '/dashboard');
  act(() => void window.dispatchEvent(new PopStateEvent('popstate')));
  await settle();
  expect(page.place()).toBe('month 2026-11-12');
});

test('a page that is left before its address is written is left', async () => {
  const page = openAt('/dashboard', LateRouter);
  page.go(({ step }) => step(1));
  window.history.pushState(null, '', '/pricing');
  await settle();
  expect(address()).toBe('/pricing');
});

test('Back right after turning the page leads back, and Forward stays', async () => {
  window.history.pushState(null, '', '/dashboard?view=week');
  window.history.pushState(null, '', '/dashboard');
  const page = openAt('/dashboard', LateRouter);
  page.go(({ step }) => step(1));
  window.history.replaceState(null, '', '/dashboard?view=week');
  await settle();
  expect(page.place()).toBe('week 2026-11-12');
  expect(page.pushed).not.toHaveBeenCalled();
});

test('a page that was turned there and back is no step of Back', async () => {
  const page = openAt('/dashboard');
  page.go(({ step }) => step(1));
  await settle(50);
  expect(page.pushed).toHaveBeenCalledTimes(1);
  page.go(({ step }) => step(-1));
  act(() => window.history.back());
  await settle(50);
  expect(address()).toBe('/dashboard');
  await settle();
  expect(page.place()).toBe('month 2026-11-12');
  expect(page.pushed).toHaveBeenCalledTimes(1);
});
