import { useEffect, useEffectEvent } from 'react';
import { addLayer } from './openLayers';

/**
 * Lets Back close a dialog, a sheet, a panel or a menu while it is open.
 * @param close closes it as its own button does; it may ask first
 */
export function useLayer(isOpen: boolean, close: () => void): void {
  const closeNow = useEffectEvent(close);
  useEffect(() => (isOpen ? addLayer({ close: () => closeNow() }) : undefined), [isOpen]);
}
