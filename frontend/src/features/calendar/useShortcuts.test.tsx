import { afterEach, expect, jest, test } from '@jest/globals';
import { cleanup, fireEvent, renderHook } from '@testing-library/react';
import { PAGE_SHORTCUTS, type PageShortcut } from './shortcuts';
import { useShortcuts } from './useShortcuts';

afterEach(cleanup);

test('a held Ctrl+Z undoes one change, a held J turns month after month', () => {
  const names = Object.keys(PAGE_SHORTCUTS) as PageShortcut[];
  const actions = Object.fromEntries(names.map((name) => [name, jest.fn()])) as unknown as Record<
    PageShortcut,
    jest.Mock<() => void>
  >;
  renderHook(() => useShortcuts(actions));
  for (const repeat of [false, true, true]) {
    fireEvent.keyDown(document.body, { key: 'z', ctrlKey: true, repeat });
    fireEvent.keyDown(document.body, { key: 'j', repeat });
  }
  expect(actions.undo).toHaveBeenCalledTimes(1);
  expect(actions.next).toHaveBeenCalledTimes(3);
});
