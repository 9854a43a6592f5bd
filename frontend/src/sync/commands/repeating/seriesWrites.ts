import type { CalendarDate } from '@kinday/contracts/calendarDate';
import type { RecordEdit } from '@kinday/contracts/change';
import type { TypedOccurrence } from '@kinday/contracts/changedOccurrences';
import type { Event } from '@kinday/contracts/event';
import type { EventFields } from '@kinday/contracts/eventFields';
import type { Member } from '@kinday/contracts/member';
import { isOccurrence, type Series, type SeriesFields } from '@kinday/contracts/series';
import { beginSeries, endSeries, leaveAlone, type AloneScope } from '@kinday/contracts/repeatEdits';
import {
  changedOccurrence,
  editSeries,
  splitSeries as splitInTwo,
  withoutDay,
  type SeriesState,
} from '@kinday/contracts/seriesEdits';
import { newSeries } from '@kinday/contracts/seriesInput';
import { seriesApi } from '../../../api/seriesApi';
import { sending, type Write } from '../../perform';
import type { Scope, Seen } from '../eventCommand';
import { putEvent, removeEvent } from '../eventWrites';

// Each shows at once what the server will do, by the same functions. All are refused with an ApiError;
// those that take a rule throw a RuleProblem for one without a day.

const calls = seriesApi.endpoints;
const now = () => new Date().toISOString();

const putSeries = (record: Series): RecordEdit => ({ collection: 'series', op: 'put', record });
const putOrRemove = (id: string, series: Series | null): RecordEdit =>
  series ? putSeries(series) : { collection: 'series', op: 'remove', id };

/**
 * Changed occurrences as an edit of their series makes them, with the versions that are known. The next version
 * is no proof that a later command of this page has seen the occurrence: it may be somebody else's edit, after
 * which the occurrence follows its series no more.
 */
function putFollowing(changed: readonly Event[], known: readonly Event[]): RecordEdit[] {
  const versions = new Map(known.map(({ id, version }) => [id, version]));
  return changed.map((event) =>
    putEvent({ ...event, version: versions.get(event.id) ?? event.version }),
  );
}

/** Adds a series to a family as `me`. */
export function createSeries(
  familyId: string,
  me: Member,
  fields: SeriesFields,
  id: string,
): Write {
  const shown = [putSeries(newSeries(id, familyId, me, fields, now()))];
  return {
    familyId,
    shown,
    send: sending(calls.createSeries, { ...fields, id, familyId }),
  };
}

/** The changed occurrence in which an edit of its series was made, as it is to be, over a version of it. */
export interface Typed extends TypedOccurrence {
  version: number;
}

const typedInput = (typed: Typed | undefined) =>
  typed && { typed: { ...typed.fields, id: typed.id, version: typed.version } };

/** Gives all occurrences other fields, unless somebody else did meanwhile (409 `event_changed`). */
export function updateSeries(state: SeriesState, fields: SeriesFields, typed?: Typed): Write {
  const { id, familyId, version } = state.series;
  const { series, changed } = editSeries(state, fields, now(), typed);
  const shown = [putSeries(series), ...putFollowing(changed, state.changed)];
  const input = { ...fields, version, ...typedInput(typed) };
  return { familyId, shown, send: sending(calls.updateSeries, { id, input }) };
}

/**
 * Gives the occurrences from a day on other fields: they become a series of their own. Refused (409
 * `event_changed`) when somebody else changed the series meanwhile.
 * @param from a day of the series after its first one
 * @param fields without a rule, what follows repeats as before
 */
export function splitSeries(
  state: SeriesState,
  from: CalendarDate,
  fields: EventFields & { rrule?: string },
  id: string,
  typed?: Typed,
): Write {
  const split = splitInTwo(state, from, id, { ...fields, rrule: fields.rrule }, now(), typed);
  const series = split ? [split.ended, split.series].filter((each) => each !== null) : [];
  const following = putFollowing(split?.changed ?? [], state.changed);
  const shown = [...series.map(putSeries), ...following];
  const { version } = state.series;
  const input = { ...fields, from, newId: id, version, ...typedInput(typed) };
  return {
    familyId: state.series.familyId,
    shown,
    send: sending(calls.splitSeries, { id: state.series.id, input }),
  };
}

/**
 * Deletes the occurrences from a day on, all of them with null; the changed ones go along. Refused (409
 * `event_changed`) when the series has another version than the one that was seen, or others have changed
 * a day by itself after the revision that was seen.
 */
export function deleteSeries(
  state: SeriesState,
  from: CalendarDate | null,
  saw: { version?: number; seen?: number | undefined } = {},
): Write {
  const { id, familyId } = state.series;
  const { version = state.series.version, seen } = saw;
  const { ended, removed } = endSeries(state, from, now());
  const shown = [putOrRemove(id, ended), ...removed.map(removeEvent)];
  return {
    familyId,
    shown,
    send: sending(calls.deleteSeries, { id, from: ended && from, version, seen }),
  };
}

/** Puts a series in an event's place, unless somebody else changed the event (409 `event_changed`). */
export function repeatEvent(event: Event, fields: SeriesFields, id: string): Write {
  const { series, changed } = beginSeries(event, id, fields, now());
  const input = { ...fields, newId: id, version: event.version };
  const shown = [putSeries(series), changed ? putEvent(changed) : removeEvent(event)];
  return {
    familyId: event.familyId,
    shown,
    send: sending(calls.repeatEvent, { id: event.id, input }),
  };
}

/** An occurrence that is to stay as an event. */
export interface LeftAlone {
  fields: EventFields;
  /** The event's, where the occurrence is none. */
  id: string;
  /** The revision that was seen; without it, days that others changed by themselves go along. */
  seen?: number | undefined;
}

/**
 * Leaves one occurrence as an event with other fields, while all the others go or those that follow.
 * Refused (409 `event_changed`) when somebody else changed it meanwhile, or one of the days that go by itself.
 * @param edited the occurrence: an event, where it was changed by itself
 */
export function leaveOccurrenceAlone(
  state: SeriesState,
  edited: Event,
  { scope, fields, id, seen }: LeftAlone & { scope: AloneScope },
): Write {
  const { id: seriesId, familyId } = state.series;
  const day = edited.seriesDate ?? edited.date;
  const { event, ended, removed } = leaveAlone(state, day, { scope, id, fields }, now());
  const shown = [putOrRemove(seriesId, ended), ...removed.map(removeEvent), putEvent(event)];
  const newId = isOccurrence(edited) ? id : edited.id;
  const input = { ...fields, scope, newId, version: edited.version, seen };
  return {
    familyId,
    shown,
    send: sending(calls.leaveAlone, { place: { seriesId, day }, input }),
  };
}

/** Asks for that once more where the series is gone: what it shows is there, or nothing is. */
export function leaveAloneAgain(
  familyId: string,
  edited: Event,
  { fields, id, seen }: LeftAlone,
): Write {
  const place = { seriesId: edited.seriesId ?? '', day: edited.seriesDate ?? edited.date };
  const newId = isOccurrence(edited) ? id : edited.id;
  const input = { ...fields, scope: 'all' as const, newId, version: edited.version, seen };
  return { familyId, shown: [], send: sending(calls.leaveAlone, { place, input }) };
}

/** Gives one occurrence other fields: it becomes the event `id`. Refused like `deleteSeries`. */
export function changeOccurrence(
  series: Series,
  day: CalendarDate,
  fields: EventFields,
  id: string,
  version = series.version,
): Write {
  const place = { seriesId: series.id, day };
  return {
    familyId: series.familyId,
    shown: takenOut(series, day, id, fields),
    send: sending(calls.changeOccurrence, { place, input: { ...fields, id, version } }),
  };
}

/** Deletes one occurrence; refused like `deleteSeries`. */
export function deleteOccurrence(
  series: Series,
  day: CalendarDate,
  version = series.version,
): Write {
  const place = { seriesId: series.id, day };
  return {
    familyId: series.familyId,
    shown: [putSeries(withoutDay(series, day))],
    send: sending(calls.deleteOccurrence, { place, version }),
  };
}

/** Takes back a deletion of an occurrence, or of more of its series. What it shows is shown already. */
export function restoreSeries(
  { familyId, seriesId, seriesDate }: Event,
  { scope, seen }: { scope: Scope; seen: Seen },
): Write {
  const id = seriesId ?? '';
  const input = { after: seen.revision, ...(scope !== 'all' && seriesDate && { day: seriesDate }) };
  return { familyId, shown: [], send: sending(calls.restoreSeries, { id, input }) };
}

/** A day that is taken out of a series, with an event in its place. */
export function takenOut(
  series: Series,
  day: CalendarDate,
  id: string,
  content: Partial<Event>,
): RecordEdit[] {
  const event = changedOccurrence(series, day, id, content, now());
  return [putSeries(withoutDay(series, day)), putEvent(event)];
}
