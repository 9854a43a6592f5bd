import { useEffect, useRef, type RefObject } from 'react';

/** Gives the focus to the slot that the keyboard is on; false while there is none. */
export function focusSlot(grid: Element | null, options?: FocusOptions): boolean {
  const slot = grid?.querySelector<HTMLElement>('[data-slot][tabindex="0"]');
  slot?.focus(options);
  return !!slot;
}

/**
 * Gives it the focus each time that this is asked for: once only, as the slot may have been rendered
 * just now.
 * @param requests how often it was asked for
 */
export function useSlotFocus(gridRef: RefObject<Element | null>, requests: number): void {
  const answered = useRef(requests);
  useEffect(() => {
    if (answered.current === requests) return;
    answered.current = requests;
    focusSlot(gridRef.current);
  }, [gridRef, requests]);
}
