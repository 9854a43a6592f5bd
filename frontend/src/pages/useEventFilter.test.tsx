import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { act, cleanup, renderHook } from '@testing-library/react';
import { BrowserRouter } from 'react-router';
import { LateRouter, renderAddress } from '../lateRouter.testing';
import { olga } from '../sync/sampleFamily.testing';
import { addLayer } from '../ui/layers/openLayers';
import { useEventFilter } from './useEventFilter';

const MEMBERS = ['ben', 'mia'].map((id) => ({ ...olga, id, name: id }));

beforeEach(() => {
  window.history.pushState(null, '', '/dashboard?view=week');
  jest.useFakeTimers();
});
afterEach(() => {
  cleanup();
  jest.useRealTimers();
});

const settle = () => act(() => jest.advanceTimersByTimeAsync(100));
const address = () => window.location.pathname + window.location.search;
const isMarked = () => (window.history.state as { isOverPage?: true } | null)?.isOverPage ?? false;

function openFilter(wrapper = BrowserRouter) {
  const { result } = renderHook(() => useEventFilter(MEMBERS), { wrapper });
  return {
    press: (...ids: string[]) => act(() => ids.forEach((id) => result.current.togglePerson(id))),
    clear: () => act(() => result.current.clear()),
    people: () => result.current.filter?.people ?? null,
  };
}

test('who is looked for stands in the address, and what else it says stays', async () => {
  const filter = openFilter();
  filter.press('mia');
  await settle();
  expect(address()).toBe('/dashboard?view=week&who=mia');
  filter.press('ben');
  await settle();
  expect(filter.people()).toEqual(['ben', 'mia']);
  filter.clear();
  await settle();
  expect(filter.people()).toBeNull();
  expect(address()).toBe('/dashboard?view=week');
});

test('while something stands over the page its filter changes at once, and the address when that is gone', async () => {
  const filter = openFilter();
  const remove = addLayer({ close: () => remove() });
  await settle();
  filter.press('mia');
  expect(filter.people()).toEqual(['mia']);
  await settle();
  filter.press('ben');
  await settle();
  expect(isMarked()).toBe(true);
  expect(address()).toBe('/dashboard?view=week');
  remove();
  await settle();
  expect(isMarked()).toBe(false);
  expect(address()).toContain('who=');
  expect(filter.people()).toEqual(['ben', 'mia']);
});

test('an address that names others counts, whatever was pressed before', async () => {
  const filter = openFilter();
  const remove = addLayer({ close: () => remove() });
  await settle();
  filter.press('mia');
  await settle();
  act(() => {
    window.history.pushState(null, '', '/dashboard?who=ben');
    window.dispatchEvent(new PopStateEvent('popstate'));
  });
  await settle();
  expect(filter.people()).toEqual(['ben']);
  remove();
  await settle();
  expect(filter.people()).toEqual(['ben']);
});

test('a press counts that comes before the address of the press before it is rendered', async () => {
  const filter = openFilter(LateRouter);
  filter.press('mia');
  await settle();
  expect(address()).toBe('/dashboard?view=week&who=mia');
  filter.press('ben');
  act(renderAddress);
  await settle();
  expect(filter.people()).toEqual(['ben', 'mia']);
  expect(new URLSearchParams(window.location.search).get('who')).toBe('mia,ben');
});

test('Back from an address that was never rendered ends what was pressed there', async () => {
  const filter = openFilter(LateRouter);
  filter.press('mia');
  await settle();
  window.history.replaceState(null, '', '/dashboard?view=month');
  act(renderAddress);
  await settle();
  expect(filter.people()).toBeNull();
});
