import { monthRange, type CalendarMonth } from '@kinday/contracts/calendarDate';
import { compareEvents } from '@kinday/contracts/collections';
import type { Event } from '@kinday/contracts/event';
import type { Feed } from '@kinday/contracts/feed';
import { useEffect, useMemo, useRef } from 'react';
import { shallowEqual } from 'react-redux';
import { eventsApi } from '../../../api/eventsApi';
import type { EventFilter } from '../../../product/eventFilter';
import { withPending } from '../../../sync/pendingEditsSlice';
import { useSyncDispatch, useSyncSelector } from '../../../sync/syncState';
import type { ShownFamily } from '../../../sync/useFamily';
import { eventsInView } from '../eventsInView';
import { useFeedEntries } from '../feeds/useFeedEntries';
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

/** Events of the family and of subscribed calendars in one order. */
function together(own: readonly Event[], others: readonly Event[] = []): readonly Event[] {
  return others.length > 0 ? [...own, ...others].sort(compareEvents) : own;
}

/**
 * What stands in months, with own pending edits and kept live; without what is not looked for.
 * @param feeds the subscribed calendars that are switched on
 */
export function useAgendaMonths(
  shown: ShownFamily,
  feeds: readonly Feed[],
  names: readonly CalendarMonth[],
  filter: EventFilter | null,
) {
  const { family, members } = shown;
  const { id: familyId, zone } = family;
  const readAgain = useMonthReads(familyId, names);
  const selectors = useMemo(
    () => names.map((month) => getMonth.select({ familyId, month })),
    [familyId, names],
  );
  const reads = useSyncSelector((state) => selectors.map((select) => select(state)), shallowEqual);
  const pending = useSyncSelector((state) => state.pendingEdits);
  const ofFeeds = useFeedEntries(shown, feeds, names);
  const months = useMemo(
    () =>
      names.map((month, at): AgendaMonth => {
        const { data, isError = false } = reads[at] ?? {};
        const own = eventsInView(data ? withPending(data, pending) : null, zone);
        const events = together(own, ofFeeds.get(month));
        const index = indexAgenda(monthRange(month), events, members, filter);
        return { month, index, isLoaded: !!data, hasFailed: isError };
      }),
    [names, reads, pending, zone, ofFeeds, members, filter],
  );
  return { months, readAgain };
}
