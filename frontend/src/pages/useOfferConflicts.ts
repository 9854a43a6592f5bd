import { useEffect, useRef } from 'react';
import { holdsTypedText } from '../pieces/holdsTypedText';
import { useSyncSelector } from '../sync/syncState';
import { isModalOpen } from '../ui/isModalOpen';

/**
 * Offers to choose as soon as an edit that waited meets another one of the same, in the tab that is looked
 * at and while nobody types; each is offered once.
 */
export function useOfferConflicts(isCovered: boolean, onOffer: () => void): void {
  const offered = useRef(new Set<string>());
  const conflictId = useSyncSelector(
    ({ waiting }) => waiting.edits.find(({ problem }) => problem?.kind === 'conflict')?.id,
  );
  useEffect(() => {
    if (!conflictId || isCovered) return undefined;
    const offer = () => {
      const isBusy = document.hidden || isModalOpen() || holdsTypedText();
      if (isBusy || offered.current.has(conflictId)) return;
      offered.current.add(conflictId);
      onOffer();
    };
    offer();
    document.addEventListener('visibilitychange', offer);
    document.addEventListener('focusout', offer);
    return () => {
      document.removeEventListener('visibilitychange', offer);
      document.removeEventListener('focusout', offer);
    };
  });
}
