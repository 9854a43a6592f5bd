import { monthOf } from '@kinday/contracts/calendarDate';
import type { Event } from '@kinday/contracts/event';
import { isOccurrence, type Series } from '@kinday/contracts/series';
import type { SeriesState } from '@kinday/contracts/seriesEdits';
import { eventsApi } from '../api/eventsApi';
import { pendingBefore } from './pendingBefore';
import { withPending } from './pendingEditsSlice';
import { useSyncSelector, type SyncState, type SyncThunk } from './syncState';
import { unlessOffline } from './unlessOffline';

/**
 * The months of a family that the store holds, as their user sees them.
 * @param before the key of pending edits: the months are as they were before those
 */
export function monthsShown(state: SyncState, familyId: string, before?: string) {
  const pending = pendingBefore(state, before);
  return eventsApi.util
    .selectCachedArgsForQuery(state, 'getMonth')
    .filter((arg) => arg.familyId === familyId)
    .flatMap((arg) => eventsApi.endpoints.getMonth.select(arg)(state).data ?? [])
    .map((view) => withPending(view, pending));
}

/** A series as its user sees it, in the month that has the latest of it; null when no loaded month has it. */
function seriesShown(
  state: SyncState,
  familyId: string,
  id: string | null,
  before?: string,
): Series | null {
  if (id === null) return null;
  const found = monthsShown(state, familyId, before).flatMap(
    ({ records }) => records.series?.find((series) => series.id === id) ?? [],
  );
  return found.toSorted((one, other) => other.version - one.version)[0] ?? null;
}

/** The series that an event is an occurrence of, kept live; null for an event that does not repeat. */
export function useSeriesOf(event: Event | null): Series | null {
  return useSyncSelector((state) =>
    event ? seriesShown(state, event.familyId, event.seriesId) : null,
  );
}

/**
 * The series of an occurrence with those of its changed occurrences that are loaded. Loads the month
 * of the occurrence where no loaded one has it, or an older one than the occurrence is of, which the
 * server told with a refusal; null when it is gone.
 * @param before the key of pending edits: the series is as it was before those
 */
export function loadSeriesOf(
  event: Event,
  before?: string,
): SyncThunk<Promise<SeriesState | null>> {
  return async (dispatch, getState) => {
    const { familyId, seriesId, seriesDate } = event;
    if (seriesId === null || seriesDate === null) return null;
    const read = (forceRefetch: boolean) => {
      const month = { familyId, month: monthOf(seriesDate) };
      const options = { forceRefetch, subscribe: false };
      return dispatch(eventsApi.endpoints.getMonth.initiate(month, options)).unwrap();
    };
    const loaded = seriesShown(getState(), familyId, seriesId, before);
    if (!loaded) await read(false);
    else if (isOccurrence(event) && loaded.version < event.version) {
      await dispatch(unlessOffline(() => read(true))).catch((error: unknown) => {
        // What is there will do to show the edit: without a network nothing is sent.
        if (getState().live.connection !== 'offline') throw error;
      });
    }
    const series = seriesShown(getState(), familyId, seriesId, before);
    return series && { series, changed: changedShown(getState(), series, before) };
  };
}

/** The changed occurrences of a series that the loaded months hold. */
export function changedShown(state: SyncState, { id, familyId }: Series, before?: string): Event[] {
  const all = monthsShown(state, familyId, before)
    .flatMap(({ records }) => records.events ?? [])
    .filter(({ seriesId }) => seriesId === id);
  return [...new Map(all.map((event) => [event.id, event])).values()];
}
