import { monthRange, type CalendarMonth } from '@kinday/contracts/calendarDate';
import { useEffect, useMemo, useRef } from 'react';
import { shallowEqual } from 'react-redux';
import { eventsApi } from '../../../api/eventsApi';
import type { EventFilter } from '../../../product/eventFilter';
import { withPending } from '../../../sync/pendingEditsSlice';
import { useSyncDispatch, useSyncSelector } from '../../../sync/syncState';
import type { ShownFamily } from '../../../sync/useFamily';
import { eventsInView } from '../eventsInView';
import type { AgendaMonth } from './agendaItems';
import { indexAgenda } from './indexAgenda';

const { getMonth } = eventsApi.endpoints;

interface MonthRead {
  unsubscribe: () => void;
  refetch: () => unknown;
}

/** Reads months, each by one request, and keeps them for as long as they are named; returns how to read one again. */
function useMonthReads(familyId: string, months: readonly CalendarMonth[]) {
  const dispatch = useSyncDispatch();
  const reads = useRef(new Map<CalendarMonth, MonthRead>());
  useEffect(() => {
    const held = reads.current;
    for (const month of months) {
      if (!held.has(month)) held.set(month, dispatch(getMonth.initiate({ familyId, month })));
    }
    for (const [month, read] of held) {
      if (months.includes(month)) continue;
      read.unsubscribe();
      held.delete(month);
    }
  }, [dispatch, familyId, months]);
  useEffect(() => {
    const held = reads.current;
    return () => {
      held.forEach((read) => read.unsubscribe());
      held.clear();
    };
  }, []);
  return (month: CalendarMonth) => void reads.current.get(month)?.refetch();
}

/** What stands in months, with own pending edits and kept live; without what is not looked for. */
export function useAgendaMonths(
  { family: { id: familyId }, members }: ShownFamily,
  names: readonly CalendarMonth[],
  filter: EventFilter | null,
) {
  const readAgain = useMonthReads(familyId, names);
  const selectors = useMemo(
    () => names.map((month) => getMonth.select({ familyId, month })),
    [familyId, names],
  );
  const reads = useSyncSelector((state) => selectors.map((select) => select(state)), shallowEqual);
  const pending = useSyncSelector((state) => state.pendingEdits);
  const months = useMemo(
    () =>
      names.map((month, at): AgendaMonth => {
        const { data, isError = false } = reads[at] ?? {};
        const events = eventsInView(data ? withPending(data, pending) : null);
        const index = indexAgenda(monthRange(month), events, members, filter);
        return { month, index, isLoaded: !!data, hasFailed: isError };
      }),
    [names, reads, pending, members, filter],
  );
  return { months, readAgain };
}
