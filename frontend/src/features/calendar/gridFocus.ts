import { useLayoutEffect, useRef } from 'react';

/** Puts the keyboard where Tab leads in the grid: on the day it was last on. */
export function focusGrid(): void {
  document
    .querySelector<HTMLElement>('.kd-day__number[tabindex="0"]')
    ?.focus({ preventScroll: true });
}

/**
 * When what had the focus goes away, as its event is deleted or its month left, the day takes it.
 * @returns hears what takes the focus within the grid
 */
export function useKeptFocus(): (focused: Element) => void {
  const last = useRef<Element | null>(null);
  useLayoutEffect(() => {
    if (!last.current || last.current.isConnected) return;
    last.current = null;
    if (document.activeElement === document.body) focusGrid();
  });
  return (focused) => {
    last.current = focused;
  };
}
