import type { CalendarDate } from '@kinday/contracts/calendarDate';
import { to12Hour } from '@kinday/contracts/clockTime';
import { fullDay, longDay } from '../../../product/dateText';
import type { EventDraft } from '../eventDraft';
import type { QuickReading } from './readQuickLine';

/** The draft with what the line says; what it does not speak of stays as it was. */
export function fillDraft(draft: EventDraft, reading: QuickReading): EventDraft {
  const { title, date, hours, isAllDay, kind } = reading;
  return {
    ...draft,
    ...kind,
    title: title || draft.title,
    date: date ?? draft.date,
    isAllDay: isAllDay || (hours ? false : draft.isAllDay),
    startTime: hours?.start ?? draft.startTime,
    endTime: hours?.end ?? draft.endTime,
  };
}

/**
 * When the draft's event will be: `Thursday, November 26, 3:30 PM–4:30 PM`.
 * @param today days of other years are told with their year
 */
export function whenText(draft: EventDraft, today: CalendarDate): string {
  const { date, isAllDay, startTime, endTime } = draft;
  if (date === '') return '';
  const isThisYear = date.slice(0, 4) === today.slice(0, 4);
  const day = isThisYear ? longDay(date) : fullDay(date);
  return `${day}, ${isAllDay ? 'all day' : `${to12Hour(startTime)}–${to12Hour(endTime)}`}`;
}
