import { useEffect, useEffectEvent } from 'react';
import { FIELD_SELECTOR } from '../ui/fieldSelector';
import { isModalOpen } from '../ui/isModalOpen';

/**
 * Lets Escape end what the calendar is in, one thing with each press; never from within a field, nor
 * under a dialog, whose key it is then.
 * @param end ends it; null while there is nothing to end
 */
export function useEscape(end: (() => void) | null): void {
  const escape = useEffectEvent(({ key }: KeyboardEvent) => {
    if (key !== 'Escape' || !end || isModalOpen()) return;
    if (!document.activeElement?.matches(FIELD_SELECTOR)) end();
  });
  useEffect(() => {
    const listen = (press: KeyboardEvent) => escape(press);
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, []);
}
