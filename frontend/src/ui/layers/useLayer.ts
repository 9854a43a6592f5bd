import { useEffect, useEffectEvent } from 'react';
import { addLayer, type LayerName } from './openLayers';

/**
 * Lets Back close a dialog, a sheet, a panel or a menu while it is open.
 * @param close closes it as its own button does; it may ask first
 * @param named what the address says while it is open
 */
export function useLayer(isOpen: boolean, close: () => void, named?: LayerName): void {
  const closeNow = useEffectEvent(close);
  const [parameter, value] = named ?? [];
  useEffect(() => {
    if (!isOpen) return undefined;
    const name = parameter !== undefined && value !== undefined && ([parameter, value] as const);
    return addLayer({ close: () => closeNow(), ...(name && { named: name }) });
  }, [isOpen, parameter, value]);
}
