import { addDays, monthOf, shiftMonth, type CalendarDate } from '@kinday/contracts/calendarDate';
import type { Family } from '@kinday/contracts/family';
import { lastDayShown } from '@kinday/contracts/eventDays';
import { eventsOnce } from './eventsInView';
import { useMonth } from './useEventsOnScreen';

/**
 * What stands on the next days, in order and kept live. It is read by months, as the grid reads it:
 * whoever looks at today's month has them already.
 * @param days 31 at most, today included
 */
export function useUpcoming(
  family: Pick<Family, 'id' | 'zone'>,
  today: CalendarDate,
  days: number,
) {
  const last = addDays(today, days - 1);
  const months = [0, 1, 2].map((later) => shiftMonth(monthOf(today), later));
  const isBeyond = (month: string) => month > monthOf(last);
  const [first = '', second = '', third = ''] = months;
  const [one, two, three] = [
    useMonth(family, first, false),
    useMonth(family, second, isBeyond(second)),
    useMonth(family, third, isBeyond(third)),
  ];
  const events = eventsOnce([one.events, two.events, three.events]).filter(
    (event) => event.date <= last && lastDayShown(event) >= today,
  );
  const read = [one, two, three].filter((_, at) => !isBeyond(months[at] ?? ''));
  return {
    events,
    isLoaded: read.every(({ isLoaded }) => isLoaded),
    hasFailed: read.some(({ isLoaded, error }) => !isLoaded && !!error),
    retry: () => read.forEach(({ refetch }) => void refetch()),
  };
}
