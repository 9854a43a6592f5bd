import { useEffect, useMemo } from 'react';
import { editingChanged } from './live';
import { useSyncDispatch, useSyncSelector } from './state';

const NOBODY: readonly string[] = [];

/** The ids of the members who are online in the shown family. */
export function useOnline(): ReadonlySet<string> {
  const online = useSyncSelector((state) => state.live.presence?.online ?? NOBODY);
  return useMemo(() => new Set(online), [online]);
}

/** The ids of the members who have an event open for editing; the same array until that changes. */
export function useEditorsOf(eventId: string | null): readonly string[] {
  return useSyncSelector((state) => (eventId && state.live.presence?.editing[eventId]) || NOBODY);
}

/** Tells the family, while mounted, that this tab has an event open for editing. */
export function useSayEditing(eventId: string | null): void {
  const dispatch = useSyncDispatch();
  useEffect(() => {
    dispatch(editingChanged(eventId));
    return () => {
      dispatch(editingChanged(null));
    };
  }, [dispatch, eventId]);
}
