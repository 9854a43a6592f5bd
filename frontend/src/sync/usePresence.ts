import { useEffect, useMemo } from 'react';
import { familyApi } from '../api/familyApi';
import { meApi } from '../api/meApi';
import { editingChanged } from './liveSlice';
import * as messages from './messages';
import { useSyncDispatch, useSyncSelector, type SyncState } from './syncState';

const NOBODY: readonly string[] = [];

/** The ids of the members who are online in the shown family. */
export function useOnline(): ReadonlySet<string> {
  const online = useSyncSelector((state) => state.live.presence?.online ?? NOBODY);
  return useMemo(() => new Set(online), [online]);
}

function editorsOf(state: SyncState, eventId: string | null): string | null {
  const { presence, shownFamilyId } = state.live;
  const editors = eventId && (presence?.editing[eventId] ?? presence?.occurrences?.[eventId]);
  if (!editors || !shownFamilyId) return null;
  const me = meApi.endpoints.getMe.select()(state).data;
  const view = familyApi.endpoints.getFamily.select(shownFamilyId)(state).data;
  const others = (view?.records.members ?? [])
    .filter(({ id }) => id !== me?.id && editors.includes(id))
    .map(({ name }) => name);
  if (others.length === 0) return null;
  return messages.areEditing(others);
}

/**
 * Who else has an event open for editing, or an occurrence by its own id: "Ana is editing"; null when
 * nobody has. A text, so that only what shows this event renders when it changes.
 */
export function useEditors(eventId: string | null): string | null {
  return useSyncSelector((state) => editorsOf(state, eventId));
}

/**
 * Tells the family, while mounted, that this tab has an event open for editing. Of a series that is the
 * occurrence that was opened: which others are meant is not known until it is saved.
 */
export function useSayEditing(eventId: string | null): void {
  const dispatch = useSyncDispatch();
  useEffect(() => {
    dispatch(editingChanged(eventId));
    return () => {
      dispatch(editingChanged(null));
    };
  }, [dispatch, eventId]);
}
