import { expect, test } from '@jest/globals';
import { dayAfterKey } from './month/dayAfterKey';
import { DAY_SHORTCUTS, EVENT_SHORTCUTS, keyLabels, PAGE_SHORTCUTS, shortcutOf } from './shortcuts';

const press = (key: string, held = {}) => ({
  key,
  shiftKey: false,
  ctrlKey: false,
  metaKey: false,
  ...held,
});

test.each([PAGE_SHORTCUTS, DAY_SHORTCUTS, EVENT_SHORTCUTS])(
  'no key does two things in one place',
  (shortcuts) => {
    const keys = Object.values(shortcuts).flatMap((shortcut) => shortcut.keys);
    expect(new Set(keys).size).toBe(keys.length);
  },
);

test('the keys that the help promises on a day lead to another day, and no others', () => {
  const { otherDay, weekEnd, otherMonth, ...others } = DAY_SHORTCUTS;
  const leadsOn = (key: string) => dayAfterKey('2026-11-11', press(key), 'sunday') !== null;
  expect([otherDay, weekEnd, otherMonth].flatMap(({ keys }) => keys).every(leadsOn)).toBe(true);
  expect(
    Object.values(others)
      .flatMap(({ keys }) => keys)
      .some(leadsOn),
  ).toBe(false);
});

test('Caps Lock, Shift and Ctrl', () => {
  expect(shortcutOf(PAGE_SHORTCUTS, press('J'))).toBe('next');
  expect(shortcutOf(PAGE_SHORTCUTS, press('J', { shiftKey: true }))).toBeNull();
  expect(shortcutOf(PAGE_SHORTCUTS, press('?', { shiftKey: true }))).toBe('help');
  expect(shortcutOf(PAGE_SHORTCUTS, press('j', { ctrlKey: true }))).toBeNull();
  expect(shortcutOf(PAGE_SHORTCUTS, press('z', { metaKey: true }))).toBe('undo');
  expect(shortcutOf(PAGE_SHORTCUTS, press('Z', { ctrlKey: true, shiftKey: true }))).toBeNull();
  expect(shortcutOf(EVENT_SHORTCUTS, press('ArrowDown', { shiftKey: true }))).toBe('endLater');
  expect(shortcutOf(EVENT_SHORTCUTS, press('ArrowDown'))).toBe('next');
});

test('keys are written as they stand on the keyboard', () => {
  expect(keyLabels(PAGE_SHORTCUTS.addEvent)).toEqual(['C', 'N']);
  expect(keyLabels(PAGE_SHORTCUTS.undo)).toEqual(['Ctrl or ⌘ + Z']);
  expect(keyLabels(EVENT_SHORTCUTS.delete)).toEqual(['Delete', 'Backspace']);
});
