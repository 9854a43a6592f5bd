import type { Event } from '@kinday/contracts/event';
import { isSameValue } from '@kinday/contracts/eventFields';
import type { Member } from '@kinday/contracts/member';
import type { OwnCategory } from '@kinday/contracts/ownCategory';
import { canEditEvent } from '@kinday/contracts/policies';
import type { Series } from '@kinday/contracts/series';
import type { ReadFields } from '../../icalendar/calendarContent.js';
import { kindByCategories } from './importedKind.js';
import type { ImportRow } from './ImportRow.js';
import {
  importedOf,
  isAsImported,
  occurrenceKey,
  pastOf,
  seriesOf,
  targetOf,
  type Known,
} from './targetOf.js';
import * as messages from './messages.js';

/** What an import does with a row. */
export type Decision = { row: ImportRow } & (
  | {
      fate: 'new';
      instead: Event | Series | null;
      seriesId: string | null;
      /** A past record that had its UID, and stays. */
      beside: Event | Series | null;
    }
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
  const series = seriesOf(row, known);
  const target = targetOf(row, known) ?? occurrenceIn(series, row, known);
  if (!target) {
    // A new occurrence takes its day out of the series.
    if (series && !canEditEvent(actor, series)) {
      return { row, fate: 'leftOut', reason: messages.notYours(series.creator.name) };
    }
    const seriesId = series?.id ?? null;
    return { row, fate: 'new', instead: null, seriesId, beside: pastOf(row, known) };
  }
  const before = importedOf(row, known);
  if (isAsImported(row, before) || saysTheSame(target, row, own)) {
    return { row, fate: 'same' };
  }
  if (!canEditEvent(actor, target)) {
    return { row, fate: 'leftOut', reason: messages.notYours(target.creator.name) };
  }
  const isOtherKind = 'rrule' in target !== (row.repetition !== null);
  if (isOtherKind) return { row, fate: 'new', instead: target, seriesId: null, beside: null };
  return { row, fate: 'changed', target };
}

/** What an occurrence of a series became by a change of its own; null where it is as the series. */
function occurrenceIn(series: Series | null, { replaces }: ImportRow, known: Known): Event | null {
  if (!series || !replaces) return null;
  return known.occurrences.get(occurrenceKey(series.id, replaces.day)) ?? null;
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
