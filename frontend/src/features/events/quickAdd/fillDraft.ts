import { addDays, type CalendarDate } from '@kinday/contracts/calendarDate';
import type { Clock } from '@kinday/contracts/preferences';
import { clockText } from '@kinday/contracts/clockText';
import { fullDay, longDay } from '@kinday/contracts/dateText';
import { repeatSentence } from '../../../product/repeat/repeatSentence';
import { withDate, type EventDraft } from '../eventDraft';
import type { QuickReading } from './readQuickLine';
import * as messages from '../messages';

/** The draft with what the line says; what it does not speak of stays as it was. */
export function fillDraft(draft: EventDraft, reading: QuickReading): EventDraft {
  const { title, date, moreDays, rrule, hours, isAllDay } = reading;
  const dated = date === null ? draft : withDate(draft, date);
  return {
    ...dated,
    title: title || draft.title,
    moreDays: moreDays ?? dated.moreDays,
    rrule: rrule ?? dated.rrule,
    isAllDay: isAllDay || (hours ? false : draft.isAllDay),
    startTime: hours?.start ?? draft.startTime,
    endTime: hours?.end ?? draft.endTime,
  };
}

/**
 * When the draft's event will be: `Thursday, November 26, 3:30 PM–4:30 PM`, `Every week on Tuesday,
 * beginning Tuesday, November 24, all day`.
 * @param today days of other years are told with their year
 */
export function whenText(draft: EventDraft, today: CalendarDate, clock: Clock): string {
  const { date, rrule } = draft;
  if (date === '') return '';
  const when = timesText(draft, today, clock);
  return rrule === '' ? when : messages.beginning(repeatSentence({ date, rrule }), when);
}

function timesText(draft: EventDraft, today: CalendarDate, clock: Clock): string {
  const { date, moreDays, isAllDay, startTime, endTime } = draft;
  const dayText = (day: CalendarDate) =>
    day.slice(0, 4) === today.slice(0, 4) ? longDay(day) : fullDay(day);
  const [first, last] = [dayText(date), dayText(addDays(date, moreDays))];
  const [start, end] = [clockText(startTime, clock), clockText(endTime, clock)];
  if (isAllDay) return messages.allDayOn(moreDays === 0 ? first : `${first} – ${last}`);
  return moreDays === 0 ? `${first}, ${start}–${end}` : `${first}, ${start} – ${last}, ${end}`;
}
