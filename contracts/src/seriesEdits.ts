import { addDays, daysBetween, type CalendarDate } from './calendarDate.js';
import type { Event } from './event.js';
import { follow, withVersion, type TypedOccurrence } from './changedOccurrences.js';
import { eventFieldsOf, type EventFields } from './eventFields.js';
import { movedRepetition } from './recurrence/movedRepetition.js';
import { NO_DAY } from './recurrence/lastRuleDay.js';
import { hasDays, occursOn } from './recurrence/occurrences.js';
import type { Repetition } from './recurrence/repetition.js';
import { RuleProblem } from './recurrence/rule.js';
import { settledRepetition } from './recurrence/settledRepetition.js';
import { splitRepetition } from './recurrence/splitRepetition.js';
import { occurrenceOf, type Series, type SeriesFields } from './series.js';

/** A series with its changed occurrences. */
export interface SeriesState {
  series: Series;
  changed: readonly Event[];
}

/** What an edit of a series does. */
export interface SeriesEdit {
  series: Series;
  /** The changed occurrences that it edits as well, as they are afterwards. */
  changed: Event[];
  /** How many of them the rule no longer yields: they are events of their own now. */
  freed: number;
}

/** A settled repetition, as a record holds it. */
const stored = (repetition: Repetition) =>
  repetition as Pick<Series, 'date' | 'rrule' | 'extra' | 'except' | 'last'>;

/**
 * All occurrences of a series after an edit. A changed one follows each part in which it still equalled
 * the series. Where the edit moves the series' days, those that were changed or taken out move along.
 * Throws a RuleProblem for a rule without a day.
 * @param at the edit's instant
 * @param typed the changed occurrence in which the edit was made: it becomes what was typed, and where
 *   the series no longer has its day, it stands for the day that was typed
 */
export function editSeries(
  { series, changed }: SeriesState,
  wanted: SeriesFields,
  at: string,
  typed?: TypedOccurrence,
): SeriesEdit {
  const move = moveOf(series, wanted);
  const extra = series.extra.filter((day) => day !== series.date);
  const repetition = stored(
    settledRepetition({
      date: wanted.date,
      rrule: wanted.rrule,
      extra: extra.map((day) => move(day) ?? day),
      except: series.except.flatMap((day) => move(day) ?? []),
    }),
  );
  const edited: Series = {
    ...series,
    ...eventFieldsOf(wanted),
    ...repetition,
    version: series.version + 1,
    updatedAt: at,
  };
  const whole = { ...repetition, except: [] };
  const dayAfter = ({ id, seriesDate }: Event) => {
    const day = seriesDate === null ? undefined : move(seriesDate);
    if (day !== undefined && occursOn(whole, day)) return day;
    return id === typed?.id && occursOn(edited, typed.fields.date) ? typed.fields.date : null;
  };
  const after = changed.map((event) => {
    const seriesDate = dayAfter(event);
    const seriesId = seriesDate === null ? null : series.id;
    if (event.id === typed?.id) {
      return withVersion(event, { ...event, ...typed.fields, seriesId, seriesDate }, at);
    }
    return seriesDate === null
      ? withVersion(event, { ...event, seriesId, seriesDate }, at)
      : follow(event, series, edited, seriesDate, at);
  });
  const taken = after.find(({ id }) => id === typed?.id)?.seriesDate ?? null;
  const result = taken === null || !occursOn(edited, taken) ? edited : withoutDay(edited, taken);
  if (!hasOccurrences(result, after)) throw new RuleProblem(NO_DAY);
  return {
    series: result,
    changed: after.filter((event, place) => event !== changed[place]),
    freed: after.filter(({ seriesId }) => seriesId === null).length,
  };
}

/**
 * Whether a series, or its part before a day, has an occurrence left: a day that was not taken out, or a
 * changed one in place of a day. Without any it would stand nowhere, and could not be deleted.
 */
export function hasOccurrences(
  part: Repetition,
  changed: readonly Event[],
  before: CalendarDate | null = null,
): boolean {
  const stands = ({ seriesDate }: Event) =>
    seriesDate !== null && (before === null || seriesDate < before);
  return changed.some(stands) || hasDays(part);
}

/** Where an edit puts each day: along with the first one when it moves the series, else where it is. */
function moveOf(
  series: Series,
  wanted: SeriesFields,
): (day: CalendarDate) => CalendarDate | undefined {
  const stay = (day: CalendarDate) => day;
  if (wanted.date === series.date && wanted.rrule === series.rrule) return stay;
  const moveAlone = (day: CalendarDate) =>
    movedRepetition({ ...series, extra: [], except: [day] }, series.date, wanted.date).except[0];
  try {
    const { date, rrule } = movedRepetition(series, series.date, wanted.date);
    const isMove = date === wanted.date && rrule === settledRepetition(wanted).rrule;
    if (!isMove) return stay;
    const isByDays = /^FREQ=(DAILY|WEEKLY)/.test(rrule);
    const byDays = daysBetween(series.date, date);
    return isByDays ? (day) => addDays(day, byDays) : moveAlone;
  } catch (error) {
    if (error instanceof RuleProblem) return stay;
    throw error;
  }
}

/** What a split does: the series ends, another one goes on. */
export interface SeriesSplit extends SeriesEdit {
  /**
   * The series that ends; `series` is the one that goes on. Null where nothing is left before the day: the
   * series itself goes on then.
   */
  ended: Series | null;
}

/**
 * A series split at a day, the part from there on edited; its changed occurrences from that day on move
 * along. Throws a RuleProblem for a rule without a day.
 * @param wanted without a rule, or with the series' own first day, what follows goes on as it was
 * @returns null when nothing lies before the day, so that all occurrences are meant, or nothing after
 */
export function splitSeries(
  { series, changed }: SeriesState,
  from: CalendarDate,
  newId: string,
  wanted: EventFields & { rrule?: string | undefined },
  at: string,
  typed?: TypedOccurrence,
): SeriesSplit | null {
  const { before, after } = splitRepetition(series, from);
  if (!before || !after) return null;
  const isSplit = hasOccurrences(before, changed, from);
  const own = isSplit ? { id: newId, version: 0, createdAt: at } : {};
  const rest: Series = { ...series, ...stored(after), ...own };
  const later = changed
    .filter(({ seriesDate }) => seriesDate !== null && seriesDate >= from)
    .map((event) => ({ ...event, seriesId: rest.id }));
  const edit = editSeries(
    { series: rest, changed: later },
    {
      ...wanted,
      rrule: wanted.rrule ?? rest.rrule,
      date: wanted.date === series.date ? rest.date : wanted.date,
    },
    at,
    typed,
  );
  if (!isSplit) return { ...edit, ended: null };
  const edited = new Map(edit.changed.map((event) => [event.id, event]));
  return {
    ...edit,
    // Each of them has another series now, whatever else is different.
    changed: later.map(
      (event) => edited.get(event.id) ?? { ...event, version: event.version + 1, updatedAt: at },
    ),
    ended: endedBefore(series, before, at),
  };
}

/** A series that ends before a day; null when nothing of it is left. */
export function cutSeries(series: Series, from: CalendarDate, at: string): Series | null {
  const { before } = splitRepetition(series, from);
  return before && endedBefore(series, before, at);
}

function endedBefore(series: Series, before: Repetition, at: string): Series {
  return { ...series, ...stored(before), version: series.version + 1, updatedAt: at };
}

/** A series without one of its days. */
export function withoutDay(series: Series, day: CalendarDate): Series {
  return { ...series, except: [...series.except, day].sort() };
}

/** The event that an occurrence becomes when it is changed by itself. */
export function changedOccurrence(
  series: Series,
  day: CalendarDate,
  id: string,
  content: Partial<Event>,
  at: string,
): Event {
  const event = { ...occurrenceOf(series, day), ...content, id, version: 1 };
  if (!event.needsSomebody) event.claimedBy = null;
  return { ...event, seriesId: series.id, seriesDate: day, createdAt: at, updatedAt: at };
}
