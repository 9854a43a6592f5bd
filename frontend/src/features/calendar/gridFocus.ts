import { useEffect, useLayoutEffect, useRef } from 'react';

/** Puts the keyboard where Tab leads in the grid: on the day it was last on. */
export function focusGrid(): void {
  document
    .querySelector<HTMLElement>('.kd-day__number[tabindex="0"]')
    ?.focus({ preventScroll: true });
}

/**
 * A calendar that takes another one's place takes the focus as well: what had it went with that one.
 * @param familyId the calendar that stands on the screen; null while none does
 */
export function useFocusOnSwitch(familyId: string | null): void {
  const last = useRef<string | null>(null);
  useEffect(() => {
    if (!familyId) return;
    const isOther = last.current !== null && last.current !== familyId;
    if (isOther && document.activeElement === document.body) focusGrid();
    last.current = familyId;
  }, [familyId]);
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
