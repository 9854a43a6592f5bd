import { monthOf, shiftMonth, type CalendarMonth } from '@kinday/contracts/calendarDate';
import { useMemo, useState } from 'react';
import { eventsApi } from '../../api/eventsApi';
import type { EventFilter } from '../../product/eventFilter';
import { useWeekStart } from '../../product/weekStart';
import { withPending } from '../../sync/pendingEditsSlice';
import { useSyncSelector } from '../../sync/syncState';
import type { ShownFamily } from '../../sync/useFamily';
import { indexDays } from './dayIndex';
import { eventsInView, eventsOnce } from './eventsInView';
import { useShownMonth } from './useShownMonth';
import { useToday } from './useToday';
import { weeksOf } from './weeks';

/** What stands in one month, with own pending edits. */
export function useMonth(familyId: string, month: CalendarMonth, skip: boolean) {
  // `data` would be the last month's while this one is loading.
  const {
    currentData: data,
    error,
    isFetching,
    refetch,
  } = eventsApi.useGetMonthQuery({ familyId, month }, { skip });
  const pending = useSyncSelector((state) => state.pendingEdits);
  const view = useMemo(() => (data ? withPending(data, pending) : null), [data, pending]);
  const events = eventsInView(view);
  return { events, isLoaded: !!data, isFetching, error, refetch };
}

/**
 * The events around a month, with own pending edits: the month itself first, its neighbours right
 * after, so that dimmed days are filled and the next month is there before it is asked for.
 */
function useMonthEvents(familyId: string, month: CalendarMonth) {
  const shown = useMonth(familyId, month, false);
  const before = useMonth(familyId, shiftMonth(month, -1), !shown.isLoaded);
  const after = useMonth(familyId, shiftMonth(month, 1), !shown.isLoaded);
  const events = useMemo(
    () => eventsOnce([before.events, shown.events, after.events]),
    [before.events, shown.events, after.events],
  );
  return { ...shown, events };
}

/** What the calendar shows: the month, its weeks, what stands on each day, and how far it is loaded. */
export function useMonthOnScreen({ family, members }: ShownFamily, filter: EventFilter | null) {
  const today = useToday();
  const { month, date, focusRequest, ...navigation } = useShownMonth(today);
  const { events, isLoaded, isFetching, error, refetch } = useMonthEvents(family.id, month);
  const weekStart = useWeekStart();
  const weeks = useMemo(() => weeksOf(month, weekStart), [month, weekStart]);
  const index = useMemo(
    () => indexDays(weeks, events, members, filter),
    [weeks, events, members, filter],
  );
  return {
    today,
    month,
    /** The day that has the grid's focus. */
    date,
    focusRequest,
    navigation,
    events,
    weekStart,
    weeks,
    index,
    isLoaded,
    isLate: isFetching && !isLoaded,
    isEmpty: isLoaded && ![...index.keys()].some((day) => monthOf(day) === month),
    hasFailed: !!error && !isLoaded,
    retry: () => void refetch(),
  };
}

export type MonthOnScreen = ReturnType<typeof useMonthOnScreen>;

/**
 * Whether the month a calendar opens with is still loading. It is asked for together with the
 * family, and the grid waits for it, as its rows would grow while somebody looks at them.
 */
export function useFirstMonthIsComing(familyId: string | null, month: CalendarMonth): boolean {
  const { isLoading, data, error } = eventsApi.useGetMonthQuery(
    { familyId: familyId ?? '', month },
    { skip: !familyId },
  );
  // Settled once is settled: the grid stays while it reads a failed month again.
  const [settledId, setSettledId] = useState<string | null>(null);
  if (familyId && settledId !== familyId && (data ?? error)) setSettledId(familyId);
  return isLoading && settledId !== familyId;
}
