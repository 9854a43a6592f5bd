import {
  isRealDate,
  monthOf,
  shiftMonth,
  type CalendarMonth,
} from '@kinday/contracts/calendarDate';
import { useMemo, useState } from 'react';
import type { Family } from '@kinday/contracts/family';
import type { Feed } from '@kinday/contracts/feed';
import { eventsApi } from '../../api/eventsApi';
import { withPending } from '../../sync/pendingEditsSlice';
import { useSyncSelector } from '../../sync/syncState';
import type { ShownFamily } from '../../sync/useFamily';
import { eventsInView, eventsOnce } from './eventsInView';
import { useFeedEntries } from './feeds/useFeedEntries';
import type { Place } from './usePlace';

/** What stands in one month, with own pending edits; nothing in one beyond the years a date can have. */
export function useMonth(
  { id: familyId, zone }: Pick<Family, 'id' | 'zone'>,
  month: CalendarMonth,
  skip: boolean,
) {
  // `data` would be the last month's while this one is loading.
  const {
    currentData: data,
    error,
    isFetching,
    refetch,
  } = eventsApi.useGetMonthQuery({ familyId, month }, { skip: skip || !isRealDate(`${month}-01`) });
  const pending = useSyncSelector((state) => state.pendingEdits);
  const view = useMemo(() => (data ? withPending(data, pending) : null), [data, pending]);
  const events = eventsInView(view, zone);
  return { month, events, isLoaded: !!data, isFetching, error, refetch };
}

/**
 * The events around the days that are shown: their own months first, the neighbours right after, so
 * that dimmed days are filled and the next month is there before it is asked for; then what subscribed
 * calendars have there.
 * @param feeds the subscribed calendars that are switched on
 */
export function useEventsOnScreen(
  shownFamily: ShownFamily,
  feeds: readonly Feed[],
  { first, last }: Place,
) {
  const { family } = shownFamily;
  const month = monthOf(first);
  const shown = useMonth(family, month, false);
  const before = useMonth(family, shiftMonth(month, -1), !shown.isLoaded);
  const after = useMonth(family, shiftMonth(month, 1), !shown.isLoaded);
  const own = useMemo(
    () => eventsOnce([before.events, shown.events, after.events]),
    [before.events, shown.events, after.events],
  );
  const months = useMemo(
    () => (shown.isLoaded ? [month, shiftMonth(month, -1), shiftMonth(month, 1)] : []),
    [month, shown.isLoaded],
  );
  const ofFeeds = useFeedEntries(shownFamily, feeds, months);
  const events = useMemo(() => {
    const others = months.toSorted().map((each) => ofFeeds.get(each) ?? []);
    return [...own, ...eventsOnce(others)];
  }, [own, ofFeeds, months]);
  const needed = monthOf(last) === month ? [shown] : [shown, after];
  const missing = needed.filter(({ isLoaded }) => !isLoaded);
  return {
    events,
    isLoaded: missing.length === 0,
    isLate: missing.some(({ isFetching }) => isFetching),
    failedMonth: missing.find(({ error }) => !!error)?.month ?? null,
    onRetry: () => missing.forEach(({ refetch }) => void refetch()),
  };
}

/**
 * Whether the month a calendar opens with is still loading. It is asked for together with the
 * family, and the grid waits for it, as its rows would grow while somebody looks at them.
 * @param month the one that the address names as the calendar opens; later ones are not asked for here
 */
export function useFirstMonthIsComing(familyId: string | null, month: CalendarMonth): boolean {
  const [first, setFirst] = useState({ familyId, month });
  if (first.familyId !== familyId) setFirst({ familyId, month });
  const { isLoading, data, error } = eventsApi.useGetMonthQuery(
    { familyId: first.familyId ?? '', month: first.month },
    { skip: !first.familyId },
  );
  // Settled once is settled: the grid stays while it reads a failed month again.
  const [settledId, setSettledId] = useState<string | null>(null);
  if (familyId && settledId !== familyId && (data ?? error)) setSettledId(familyId);
  return isLoading && settledId !== familyId;
}
