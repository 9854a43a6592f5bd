import { useMemo, useState } from 'react';
import { shiftMonth, type CalendarMonth } from '@kinday/contracts/calendarDate';
import type { Event } from '@kinday/contracts/event';
import { eventsApi } from '../api/eventsApi';
import { withPending } from './overlaySlice';
import { useSyncSelector } from './syncState';

const NONE: readonly Event[] = [];

function useMonth(familyId: string, month: CalendarMonth, skip: boolean) {
  // `data` would be the last month's while this one is loading.
  const {
    currentData: data,
    error,
    isFetching,
    refetch,
  } = eventsApi.useGetMonthQuery({ familyId, month }, { skip });
  const pending = useSyncSelector((state) => state.overlay);
  const events = useMemo(
    () => (data ? (withPending(data, pending).records.events ?? NONE) : NONE),
    [data, pending],
  );
  return { events, isLoaded: !!data, isFetching, error, refetch };
}

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

/**
 * The events around a month, with own pending edits: the month itself first, its neighbours right
 * after, so that dimmed days are filled and the next month is there before it is asked for.
 */
export function useMonthEvents(familyId: string, month: CalendarMonth) {
  const shown = useMonth(familyId, month, false);
  const before = useMonth(familyId, shiftMonth(month, -1), !shown.isLoaded);
  const after = useMonth(familyId, shiftMonth(month, 1), !shown.isLoaded);
  const events = useMemo(
    () => [...before.events, ...shown.events, ...after.events],
    [before.events, shown.events, after.events],
  );
  const { isLoaded, isFetching, error, refetch } = shown;
  return { events, isLoaded, isLate: isFetching && !isLoaded, error, refetch };
}
