import type { CalendarDate } from '@kinday/contracts/calendarDate';
import { dayInAddress } from '../../api/firstReads';
import { VIEWS, type CalendarView } from './calendarView';

const VIEW = 'view';
const DATE = 'date';

/** What an address says of the place: `?view=week&date=2026-11-21`. */
export interface AddressedPlace {
  view: CalendarView;
  date: CalendarDate;
}

/** The view that an address names, else the month. */
export function viewIn(query: URLSearchParams): CalendarView {
  return VIEWS.find((view) => view === query.get(VIEW)) ?? 'month';
}

/** The place that an address names; the month and today, where it names none. */
export function placeIn(query: URLSearchParams, today: CalendarDate): AddressedPlace {
  return { view: viewIn(query), date: dayInAddress(query, today) };
}

/** The day that an address names for what is shown: the keyboard's, if it is on one of the days. */
export function dayInPlace({ first, last, date }: Record<'first' | 'last' | 'date', CalendarDate>) {
  return date >= first && date <= last ? date : first;
}

/** The address of a place: what else it says stays, and today's month needs no words. */
export function withPlace(
  query: URLSearchParams,
  { view, date }: AddressedPlace,
  today: CalendarDate,
): URLSearchParams {
  const next = new URLSearchParams(query);
  next.delete(VIEW);
  next.delete(DATE);
  if (view !== 'month') next.set(VIEW, view);
  if (date !== today) next.set(DATE, date);
  return next;
}

/** What an address says of the place, to be compared. */
export function placeWords(query: URLSearchParams): string {
  return `${query.get(VIEW) ?? ''} ${query.get(DATE) ?? ''}`;
}
