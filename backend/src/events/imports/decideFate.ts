import type { Event } from '@kinday/contracts/event';
import { isSameValue } from '@kinday/contracts/eventFields';
import type { Member } from '@kinday/contracts/member';
import type { OwnCategory } from '@kinday/contracts/ownCategory';
import { canEditEvent } from '@kinday/contracts/policies';
import type { Series } from '@kinday/contracts/series';
import type { ReadFields } from '../../icalendar/calendarContent.js';
import { kindByCategories } from './importedKind.js';
import { keyOf, ownIdOf, type ImportRow } from './ImportRow.js';
import { occurrenceKey, type Known } from './imports.repository.js';
import * as messages from './messages.js';

/** What an import does with a row. */
export type Decision = { row: ImportRow } & (
  | { fate: 'new'; instead: Event | Series | null; seriesId: string | null }
  | { fate: 'changed'; target: Event | Series }
  | { fate: 'same' }
  | { fate: 'leftOut'; reason: string }
);

/** Whether it is written to the calendar. */
export function isWritten({ fate }: Decision): boolean {
  return fate === 'new' || fate === 'changed';
}

/**
 * What becomes of a row by what the calendar has: the file wins where it changed since it was imported,
 * and what was changed here since stays where it did not.
 */
export function decideFate(
  row: ImportRow,
  known: Known,
  actor: Member,
  own: readonly OwnCategory[],
): Decision {
  const target = targetOf(row, known);
  if (!target) return { row, fate: 'new', instead: null, seriesId: seriesIdOf(row, known) };
  const before = known.imported.get(keyOf(row));
  if (before?.digest === row.object.digest || saysTheSame(target, row, own)) {
    return { row, fate: 'same' };
  }
  if (!canEditEvent(actor, target)) {
    return { row, fate: 'leftOut', reason: messages.notYours(target.creator.name) };
  }
  const isOtherKind = 'rrule' in target !== (row.repetition !== null);
  if (isOtherKind) return { row, fate: 'new', instead: target, seriesId: null };
  return { row, fate: 'changed', target };
}

/** The record that a row means; null where there is none, or it was deleted. */
function targetOf(row: ImportRow, known: Known): Event | Series | null {
  const { replaces, uid, recurrence } = row;
  const find = (id: string | undefined | null) =>
    id ? (known.events.get(id) ?? known.series.get(id) ?? null) : null;
  const imported = find(known.imported.get(keyOf(row))?.entryId);
  if (imported) return imported;
  if (!replaces) return recurrence === '' ? find(ownIdOf(uid)) : null;
  const seriesId = seriesIdOf(row, known);
  return seriesId ? (known.occurrences.get(occurrenceKey(seriesId, replaces.day)) ?? null) : null;
}

/** The series that an occurrence belongs to; null where it is not in the calendar yet. */
function seriesIdOf({ replaces }: ImportRow, known: Known): string | null {
  const series = replaces && targetOf(replaces.series, known);
  return series && 'rrule' in series ? series.id : null;
}

/** Whether a record is as the file tells it. */
function saysTheSame(
  target: Event | Series,
  { fields, repetition, object }: ImportRow,
  own: readonly OwnCategory[],
): boolean {
  const names = Object.keys(fields) as (keyof ReadFields)[];
  if (!names.every((name) => target[name] === fields[name])) return false;
  const kind = kindByCategories(object.categories, own);
  if (kind && !isSameKind(kind, target)) return false;
  if (!repetition || !('rrule' in target)) return !repetition && !('rrule' in target);
  const { extra, except, last } = repetition;
  return (
    target.last === last &&
    endedByDay(target) === endedByDay(repetition) &&
    isSameValue(target.extra, extra) &&
    isSameValue(target.except, except)
  );
}

function isSameKind(one: Record<string, unknown>, other: Event | Series): boolean {
  return (['mainCategory', 'subCategory', 'ownCategoryId'] as const).every(
    (name) => one[name] === other[name],
  );
}

/** A rule whose end is told by its day, as our own files may tell it. */
function endedByDay({ rrule, last }: Pick<Series, 'rrule' | 'last'>): string {
  return rrule.replace(/COUNT=\d+/, `UNTIL=${last?.replaceAll('-', '')}`);
}
