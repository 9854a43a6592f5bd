import type { Event } from '@kinday/contracts/event';
import type { Series } from '@kinday/contracts/series';
import { titleKey } from '@kinday/contracts/titleKind';
import { monthsShown } from './seriesInViews';
import { useSyncSelector, type SyncState } from './syncState';

/** What the loaded months have with a title, the last edited of it; null for none. */
export function useLastTitled(familyId: string, title: string): Event | Series | null {
  return useSyncSelector((state) => lastTitled(state, familyId, titleKey(title)));
}

function lastTitled(state: SyncState, familyId: string, key: string): Event | Series | null {
  if (key === '') return null;
  const all = monthsShown(state, familyId)
    .flatMap(({ records }) => [...(records.events ?? []), ...(records.series ?? [])])
    .filter(({ title }) => titleKey(title) === key);
  const later = (one: Event | Series, other: Event | Series) =>
    one.updatedAt < other.updatedAt ? other : one;
  const [first, ...others] = all;
  return first ? others.reduce(later, first) : null;
}
