import { expect, test } from '@jest/globals';
import { act, renderHook } from '@testing-library/react';
import { useMonthSpan, type Side } from './useMonthSpan';

test.each<[string, Side]>([
  ['9999-12', 'future'],
  ['0001-01', 'past'],
])('where dates end, as in %s, a list that asks for more is not rendered again', (month, side) => {
  let renders = 0;
  const { result } = renderHook(() => {
    renders += 1;
    return useMonthSpan(month, 0);
  });
  expect(result.current.months).toEqual([month]);
  act(() => result.current.grow(side));
  const before = renders;
  act(() => result.current.grow(side));
  act(() => result.current.grow(side));
  expect(renders).toBe(before);
  expect(result.current.months).toEqual([month]);
});
