import { useEffect, useEffectEvent } from 'react';
import { isModalOpen } from '../../ui/isModalOpen';
import { keyOf } from './keyOf';
import { hasSingleKeys } from './singleKeys';

/** What a key does anywhere on the calendar, by key. */
export type Shortcuts = Readonly<Record<string, () => void>>;

const FIELDS = 'input, textarea, select, [contenteditable]';

/**
 * Listens for single keys, and for Ctrl or ⌘ with Z. Never in fields, never under dialogs.
 * @param shortcuts by `KeyboardEvent.key`
 */
export function useShortcuts(shortcuts: Shortcuts, onUndo: () => void): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const { target, ctrlKey, metaKey, altKey, shiftKey } = event;
    const key = keyOf(event);
    if (event.defaultPrevented || altKey || event.isComposing) return;
    if (target instanceof Element && target.closest(FIELDS)) return;
    if (isModalOpen()) return;
    const isUndo = (ctrlKey || metaKey) && !shiftKey && key === 'z';
    if (isUndo) onUndo();
    else if (ctrlKey || metaKey || !hasSingleKeys() || !shortcuts[key]) return;
    else shortcuts[key]();
    event.preventDefault();
  });

  useEffect(() => {
    const listen = (event: KeyboardEvent) => press(event);
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, []);
}
