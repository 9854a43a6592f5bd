import { useSyncExternalStore } from 'react';
import { keyLabels, PAGE_SHORTCUTS, type PageShortcut } from './shortcuts';

const KEY = 'kd-single-keys';
const OFF = 'off';
const listeners = new Set<() => void>();

/** Whether a single key may do something; people who speak to their computer switch that off. */
export function hasSingleKeys(): boolean {
  try {
    return localStorage.getItem(KEY) !== OFF;
  } catch {
    return true;
  }
}

/** Keeps the choice in this browser. */
export function setSingleKeys(on: boolean): void {
  try {
    if (on) localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, OFF);
  } catch {
    // Storage is blocked: single keys stay switched on.
  }
  for (const listener of listeners) listener();
}

function listen(onChange: () => void) {
  listeners.add(onChange);
  return () => void listeners.delete(onChange);
}

/** For a button's `aria-keyshortcuts`: the single keys that do the same, while they are switched on. */
export function useSingleKeysOf(shortcut: PageShortcut): string | undefined {
  const isOn = useSyncExternalStore(listen, hasSingleKeys, () => true);
  return isOn ? keyLabels(PAGE_SHORTCUTS[shortcut]).join(' ') : undefined;
}
