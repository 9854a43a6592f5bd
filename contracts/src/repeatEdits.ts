import type { CalendarDate } from './calendarDate.js';
import type { Event } from './event.js';
import { eventFieldsOf, type EventFields } from './eventFields.js';
import type { Series, SeriesFields } from './series.js';
import {
  changedOccurrence,
  cutSeries,
  hasOccurrences,
  withoutDay,
  type SeriesState,
} from './seriesEdits.js';
import { newSeries } from './seriesInput.js';

/** What becomes of an event that begins to repeat. */
export interface BegunSeries {
  series: Series;
  /** The event, where somebody does it already: the first occurrence, changed by itself. Else null: it is gone. */
  changed: Event | null;
}

/**
 * The series that takes an event's place, added by whoever added the event. Throws a RuleProblem for a
 * rule without a day.
 * @param at the edit's instant
 */
export function beginSeries(
  event: Event,
  id: string,
  fields: SeriesFields,
  at: string,
): BegunSeries {
  const { familyId, creator, claimedBy, version } = event;
  const series = { ...newSeries(id, familyId, creator, fields, at), creator };
  if (claimedBy === null || !fields.needsSomebody) return { series, changed: null };
  const seriesDate = series.date;
  const first = { ...event, ...eventFieldsOf(series), seriesId: id, seriesDate };
  return {
    series: withoutDay(series, seriesDate),
    changed: { ...first, version: version + 1, updatedAt: at },
  };
}

/** Which occurrences go when a series ends. */
export interface EndedSeries {
  /** The part that stays; null when nothing of the series does. */
  ended: Series | null;
  /** The changed occurrences that go along. */
  removed: Event[];
}

/**
 * A series that ends before a day, with null before its first one. Nothing of it stays where all days
 * before were taken out and no changed occurrence stands for one. Throws a RuleProblem where no rule says
 * what stays.
 * @param at the edit's instant
 */
export function endSeries(
  { series, changed }: SeriesState,
  from: CalendarDate | null,
  at: string,
): EndedSeries {
  const cut = from === null ? null : cutSeries(series, from, at);
  const ended = cut && hasOccurrences(cut, changed, from) ? cut : null;
  const isGone = ({ seriesDate }: Event) =>
    !ended || from === null || (seriesDate !== null && seriesDate >= from);
  return { ended, removed: changed.filter(isGone) };
}

/** Which occurrences go when one of them is to stay alone: all the others, or those that follow it. */
export type AloneScope = 'all' | 'following';

/**
 * An occurrence that stays as an event, and what then becomes of its series. One that was changed by
 * itself is the same event as before, with who does it.
 * @param id the event's, where the occurrence was none
 * @param at the edit's instant
 */
export function leaveAlone(
  state: SeriesState,
  day: CalendarDate,
  { scope, id, fields }: { scope: AloneScope; id: string; fields: EventFields },
  at: string,
): EndedSeries & { event: Event } {
  const { ended, removed } = endSeries(state, scope === 'all' ? null : day, at);
  const own = state.changed.find(({ seriesDate }) => seriesDate === day);
  const event = own
    ? { ...own, ...fields, version: own.version + 1, updatedAt: at }
    : changedOccurrence(state.series, day, id, fields, at);
  if (!event.needsSomebody) event.claimedBy = null;
  return {
    event: { ...event, seriesId: null, seriesDate: null },
    ended,
    removed: removed.filter((each) => each !== own),
  };
}
