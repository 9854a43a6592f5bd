import { applyChange, type View } from '@kinday/contracts/applyChange';
import type { Change } from '@kinday/contracts/change';
import { eventsApi } from '../api/eventsApi';
import { familyApi } from '../api/familyApi';
import type { SyncDispatch, SyncState } from './syncState';

const ANEW = { forceRefetch: true, subscribe: false };

type MonthArg = { familyId: string; month: string };

/** A loaded view, with the ways to replace it and to load it again. */
export interface LoadedView {
  view: View;
  replace: (view: View) => void;
  reload: () => void;
}

/** Every view of a family that the store holds. */
export function loadedViews(
  familyId: string,
  state: SyncState,
  dispatch: SyncDispatch,
): LoadedView[] {
  const months = eventsApi.util
    .selectCachedArgsForQuery(state, 'getMonth')
    .filter((arg) => arg.familyId === familyId)
    .map((arg) => monthView(arg, state, dispatch));
  const families = familyApi.util
    .selectCachedArgsForQuery(state, 'getFamily')
    .filter((arg) => arg === familyId)
    .map((arg) => familyView(arg, state, dispatch));
  return [...families, ...months].filter((loaded) => loaded !== null);
}

/** The families of which the store holds a view; a family may be named more than once. */
export function loadedFamilyIds(state: SyncState): string[] {
  const months = eventsApi.util.selectCachedArgsForQuery(state, 'getMonth');
  const families = familyApi.util.selectCachedArgsForQuery(state, 'getFamily');
  return [...families, ...months.map(({ familyId }) => familyId)];
}

export function monthView(
  arg: MonthArg,
  state: SyncState,
  dispatch: SyncDispatch,
): LoadedView | null {
  const view = eventsApi.endpoints.getMonth.select(arg)(state).data;
  if (!view) return null;
  return {
    view,
    replace: (next) => dispatch(eventsApi.util.updateQueryData('getMonth', arg, () => next)),
    reload: () => void dispatch(eventsApi.endpoints.getMonth.initiate(arg, ANEW)),
  };
}

export function familyView(
  arg: string,
  state: SyncState,
  dispatch: SyncDispatch,
): LoadedView | null {
  const view = familyApi.endpoints.getFamily.select(arg)(state).data;
  if (!view) return null;
  return {
    view,
    replace: (next) => dispatch(familyApi.util.updateQueryData('getFamily', arg, () => next)),
    reload: () => void dispatch(familyApi.endpoints.getFamily.initiate(arg, ANEW)),
  };
}

/** Lays a change over every loaded view of its family; untouched views keep their reference. */
export function applyToViews(change: Change, state: SyncState, dispatch: SyncDispatch): void {
  for (const { view, replace } of loadedViews(change.familyId, state, dispatch)) {
    const next = applyChange(view, change);
    if (next !== view) replace(next);
  }
}
