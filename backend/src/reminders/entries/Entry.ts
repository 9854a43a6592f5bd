import type { CalendarDate } from '@kinday/contracts/calendarDate';
import type { Event } from '@kinday/contracts/event';
import type { Repetition } from '@kinday/contracts/recurrence/repetition';
import { occurrenceId } from '@kinday/contracts/series';

/** What reminders need to know of an event, or of an occurrence as the event that it would be. */
export type Entry = Pick<
  Event,
  | 'id'
  | 'familyId'
  | 'creatorId'
  | 'title'
  | 'date'
  | 'isAllDay'
  | 'startTime'
  | 'endTime'
  | 'moreDays'
  | 'zone'
  | 'location'
  | 'forIds'
  | 'needsSomebody'
  | 'claimedBy'
  | 'seriesId'
  | 'seriesDate'
>;

/** The same of a series, whose days are told by its rule. */
export type SeriesEntry = Entry & Repetition;

/** The occurrence of a series on a day of it. */
export function occurrenceOn(series: SeriesEntry, day: CalendarDate): Entry {
  const { rrule: _rrule, extra: _extra, except: _except, last: _last, ...entry } = series;
  return {
    ...entry,
    id: occurrenceId(series.id, day),
    date: day,
    seriesId: series.id,
    seriesDate: day,
  };
}

/** What an entry is called for as long as it lasts, also once its occurrence was changed by itself. */
export function lastingId({ id, seriesId, seriesDate }: Entry): string {
  return seriesId && seriesDate ? occurrenceId(seriesId, seriesDate) : id;
}
