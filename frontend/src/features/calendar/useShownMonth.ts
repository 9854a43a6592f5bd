import {
  addMonths,
  isRealDate,
  monthOf,
  shiftMonth,
  type CalendarDate,
  type CalendarMonth,
} from '@kinday/contracts/calendarDate';
import { useState } from 'react';
import { useDayPassed } from './useDayPassed';

interface Place {
  month: CalendarMonth;
  /** The day the keyboard is on. */
  date: CalendarDate;
  /** Grows each time the day is to take the focus. */
  focusRequest: number;
}

function monthsBetween(from: CalendarMonth, to: CalendarMonth): number {
  const [fromYear = 0, fromMonth = 0] = from.split('-').map(Number);
  const [toYear = 0, toMonth = 0] = to.split('-').map(Number);
  return (toYear - fromYear) * 12 + toMonth - fromMonth;
}

/** Where a place that stood on the old today goes on the new one; any other place stays. */
function followToday(place: Place, before: CalendarDate, today: CalendarDate): Place {
  const isOnToday = place.date === before || monthOf(before) !== monthOf(today);
  if (place.month !== monthOf(before) || !isOnToday) return place;
  return { ...place, month: monthOf(today), date: today };
}

/**
 * Which month is shown and which of its days the keyboard is on. The functions never change. When a
 * day has passed, a tab that was left on today goes along.
 */
export function useShownMonth(today: CalendarDate) {
  const [place, setPlace] = useState<Place>({
    month: monthOf(today),
    date: today,
    focusRequest: 0,
  });
  const [navigation] = useState(() => {
    /** Moves, unless the month is beyond the years a date can have. */
    const go = (move: (from: Place) => Place) =>
      setPlace((from) => {
        const to = move(from);
        return isRealDate(`${to.month}-01`) ? to : from;
      });
    return {
      /** Shows a month; the keyboard stays on the same day of it. */
      showMonth: (month: CalendarMonth) =>
        go((from) => {
          const months = monthsBetween(monthOf(from.date), month);
          return { ...from, month, date: addMonths(from.date, months) };
        }),
      /** Shows the month so many months later. */
      stepMonth: (months: number) =>
        go((from) => ({
          ...from,
          month: shiftMonth(from.month, months),
          date: addMonths(from.date, months),
        })),
      /** Shows a day's month with the keyboard on that day. */
      showDay: (date: CalendarDate) => go((from) => ({ ...from, month: monthOf(date), date })),
      /** The same, and the day takes the focus. */
      focusDay: (date: CalendarDate) =>
        go(({ focusRequest }) => ({ month: monthOf(date), date, focusRequest: focusRequest + 1 })),
      /** The focus has moved to a day; the month stays. */
      dayFocused: (date: CalendarDate) =>
        setPlace((from) => (from.date === date ? from : { ...from, date })),
    };
  });
  useDayPassed(today, (before) => setPlace((from) => followToday(from, before, today)));
  return { ...place, ...navigation };
}
