import type { CalendarView } from '../features/calendar/calendarView';
import { MonthView } from '../features/calendar/month/MonthView';
import { lazily } from '../pieces/lazily';

const WeekView = lazily('WeekView', () => import('../features/calendar/hours/WeekView'));
const DayView = lazily('DayView', () => import('../features/calendar/hours/DayView'));
const AgendaView = lazily('AgendaView', () => import('../features/calendar/agenda/AgendaView'));

/** What shows each view; the month alone comes with the first screen. */
export const CALENDAR_VIEWS = {
  month: MonthView,
  week: WeekView,
  day: DayView,
  agenda: AgendaView,
};

export const viewPieces = [WeekView, DayView, AgendaView];

/** Fetches a view's code, so that it is there when it is shown. */
export async function fetchView(view: CalendarView): Promise<void> {
  const piece = CALENDAR_VIEWS[view];
  if ('fetchChunk' in piece) await piece.fetchChunk();
}
