import { monthOf } from '@kinday/contracts/calendarDate';
import { useMemo } from 'react';
import { indexDays } from '../features/calendar/dayIndex';
import { useShownMonth } from '../features/calendar/useShownMonth';
import { useToday } from '../features/calendar/useToday';
import { weeksOf } from '../features/calendar/weeks';
import { useWeekStart } from '../product/weekStart';
import type { ShownFamily } from '../sync/useFamily';
import { useMonthEvents } from '../sync/useMonthEvents';

/** What the calendar shows: the month, its weeks, what stands on each day, and how far it is loaded. */
export function useMonthOnScreen({ family, members }: ShownFamily) {
  const today = useToday();
  const { month, date, focusRequest, ...navigation } = useShownMonth(today);
  const { events, isLoaded, isLate, error, refetch } = useMonthEvents(family.id, month);
  const weekStart = useWeekStart();
  const weeks = useMemo(() => weeksOf(month, weekStart), [month, weekStart]);
  const index = useMemo(() => indexDays(weeks.flat(), events, members), [weeks, events, members]);
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
    isLate,
    isEmpty: isLoaded && ![...index.keys()].some((day) => monthOf(day) === month),
    hasFailed: !!error && !isLoaded,
    retry: () => void refetch(),
  };
}

export type MonthOnScreen = ReturnType<typeof useMonthOnScreen>;
