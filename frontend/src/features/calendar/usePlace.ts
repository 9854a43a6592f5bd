import {
  daysBetween,
  isRealDate,
  nearestDate,
  type CalendarDate,
} from '@kinday/contracts/calendarDate';
import { useMemo, useState, type Dispatch, type SetStateAction } from 'react';
import { useSearchParams } from 'react-router';
import { useWeekStart } from '../../sync/usePreferences';
import { useIsPhone } from '../../ui/useIsPhone';
import type { CalendarView } from './calendarView';
import { answeredRequest } from './gridRegistry';
import { dayInPlace, placeIn } from './placeInAddress';
import { firstShown, lastShown, turned, type WeekForm } from './shownDays';
import { useDayPassed } from './useDayPassed';
import { usePlaceInAddress } from './usePlaceInAddress';

export interface Place {
  view: CalendarView;
  /**
   * The first day of what is shown, and the last: of the month itself, not of its six weeks, and no day
   * that is beyond the years a date can have.
   */
  first: CalendarDate;
  last: CalendarDate;
  /** The day the keyboard is on. */
  date: CalendarDate;
  /** Grows each time a day is asked for, be it the one that is shown. */
  request: number;
  /** Grows each time the day is to take the focus. */
  focusRequest: number;
}
type Kept = Omit<Place, 'last'>;

/** The ways around the calendar. The functions change with the form of a week alone. */
export interface Navigation {
  /** Shows a day in another view. */
  show: (view: CalendarView, date?: CalendarDate) => void;
  /** Turns so many months, weeks or days on; the keyboard stays on the same day of them. */
  step: (pages: number) => void;
  /** Shows a day with the keyboard on it. */
  showDay: (date: CalendarDate) => void;
  /** The same, and the day takes the focus. */
  focusDay: (date: CalendarDate) => void;
  /** Somebody has scrolled to a day: it is shown already. */
  daySeen: (date: CalendarDate) => void;
  /** The focus has moved to a day; what is shown stays. */
  dayFocused: (date: CalendarDate) => void;
}

/** A place that shows a day; a week of three days that has it already stays. */
function at(from: Kept, date: CalendarDate, week: WeekForm): Kept {
  const isShort = from.view === 'week' && week.days === 3;
  const ahead = daysBetween(from.first, date);
  const stays = isShort && ahead >= 0 && ahead < week.days;
  return { ...from, first: stays ? from.first : firstShown(from.view, date, week), date };
}

/** Where a place that stood on the old today goes on the new one; any other place stays. */
function followToday(place: Kept, before: CalendarDate, today: CalendarDate, week: WeekForm): Kept {
  const last = lastShown(place.view, place.first, week);
  const isShown = (day: CalendarDate) => day >= place.first && day <= last;
  const isOnToday = place.date === before || !isShown(today);
  return isShown(before) && isOnToday ? at(place, today, week) : place;
}

function navigationOf(setKept: Dispatch<SetStateAction<Kept>>, week: WeekForm): Navigation {
  /** Goes there, unless all of it is beyond the years a date can have. */
  const go = (move: (from: Kept) => Kept) =>
    setKept((from) => {
      const to = move({ ...from, first: firstShown(from.view, from.first, week) });
      const isThere = [to.first, lastShown(to.view, to.first, week)].some(isRealDate);
      return isThere ? { ...to, date: nearestDate(to.date), request: from.request + 1 } : from;
    });
  return {
    show: (view, date) => go((from) => at({ ...from, view }, date ?? from.date, week)),
    step: (pages) =>
      go((from) => ({
        ...from,
        first: turned(from.view, from.first, pages, week),
        date: turned(from.view, from.date, pages, week),
      })),
    showDay: (date) => go((from) => at(from, date, week)),
    focusDay: (date) =>
      go((from) => ({ ...at(from, date, week), focusRequest: from.focusRequest + 1 })),
    daySeen: (date) => setKept((from) => at(from, date, week)),
    dayFocused: (date) => setKept((from) => (from.date === date ? from : { ...from, date })),
  };
}

/**
 * Which view of which days is shown, as the address says, and on which of its days the keyboard is.
 * When a day has passed, a tab that was left on today goes along.
 * @param zone the family's, whose day `today` is
 */
export function usePlace(
  today: CalendarDate,
  zone: string,
): { place: Place; navigation: Navigation } {
  const [query] = useSearchParams();
  const weekStart = useWeekStart();
  const days = useIsPhone() ? 3 : 7;
  const week = useMemo((): WeekForm => ({ weekStart, days }), [weekStart, days]);
  const [kept, setKept] = useState<Kept>(() => {
    const { view, date } = placeIn(query, today);
    const first = firstShown(view, date, week);
    return { view, first, date, request: 0, focusRequest: answeredRequest() };
  });
  const navigation = useMemo(() => navigationOf(setKept, week), [week]);

  // The week's first day, or how many days it shows, may have changed meanwhile.
  const begin = firstShown(kept.view, kept.first, week);
  const first = nearestDate(begin);
  const last = nearestDate(lastShown(kept.view, begin, week));
  const { view, date } = kept;
  const addressed = { view, date: dayInPlace({ first, last, date }) };
  // The agenda has no pages: a jump in it adds an entry to the history, scrolling replaces the entry.
  const page = `${view} ${view === 'agenda' ? kept.request : first}`;
  usePlaceInAddress(addressed, page, today, (to) => navigation.show(to.view, to.date));
  useDayPassed(today, zone, (before) => setKept((from) => followToday(from, before, today, week)));
  return { place: { ...kept, first, last }, navigation };
}
