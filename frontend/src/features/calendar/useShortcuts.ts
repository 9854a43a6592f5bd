import { useEffect, useEffectEvent } from 'react';
import { FIELD_SELECTOR } from '../../ui/fieldSelector';
import { isModalOpen } from '../../ui/isModalOpen';
import { PAGE_SHORTCUTS, shortcutOf, type PageShortcut } from './shortcuts';
import { hasSingleKeys } from './singleKeysChoice';

/** Runs the page's shortcuts. Never in fields, never under dialogs, once for a key that is held. */
export function useShortcuts(actions: Readonly<Record<PageShortcut, () => void>>): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const { target, ctrlKey, metaKey, altKey } = event;
    if (event.defaultPrevented || altKey || event.isComposing) return;
    if (target instanceof Element && target.closest(FIELD_SELECTOR)) return;
    const shortcut = shortcutOf(PAGE_SHORTCUTS, event);
    const isSingleKey = !ctrlKey && !metaKey;
    if (!shortcut || (isSingleKey && !hasSingleKeys()) || isModalOpen()) return;
    if (!event.repeat || PAGE_SHORTCUTS[shortcut].repeats) actions[shortcut]();
    event.preventDefault();
  });

  useEffect(() => {
    const listen = (event: KeyboardEvent) => press(event);
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, []);
}
