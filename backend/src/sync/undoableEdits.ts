import type { PutEdit, RecordEdit } from '@kinday/contracts/change';
import type { RecordOf } from '@kinday/contracts/collections';
import { haveSameContent, type Event, type EventContent } from '@kinday/contracts/event';
import { isSameValue } from '@kinday/contracts/eventFields';
import type { Member } from '@kinday/contracts/member';
import { isSameOwnCategory, type OwnCategory } from '@kinday/contracts/ownCategory';
import { canEditEvent, canManageFamily } from '@kinday/contracts/policies';
import { occursOn } from '@kinday/contracts/recurrence/occurrences';
import { withDefaults } from '@kinday/contracts/recordDefaults';
import {
  haveSameSeriesContent,
  occurrenceOf,
  type Series,
  type SeriesContent,
} from '@kinday/contracts/series';
import { isUndoable, type Undoable } from './FamilyWrite.js';

/** What the log keeps of a change, for undoing it. */
export interface LoggedChange {
  edits: RecordEdit[];
  /** What of it can be undone, as it was before. */
  before: PutEdit<Undoable>[];
}

/** What a change did to one record. Null stands for one that was not in the calendar. */
export interface EditOf<C extends Undoable> {
  collection: C;
  id: string;
  was: RecordOf<C> | null;
  left: RecordOf<C> | null;
}
export type UndoableEdit = EditOf<'events'> | EditOf<'series'> | EditOf<'ownCategories'>;

interface StoredRecord {
  creatorId: string;
  version: number;
  isDeleted: boolean;
}
/** A record as it is stored now, in the calendar or deleted. */
export interface Stored {
  events: StoredRecord & EventContent;
  series: StoredRecord & SeriesContent & Pick<Series, 'except'>;
  ownCategories: Pick<OwnCategory, 'name' | 'emoji' | 'isDeleted'>;
}

/**
 * The edits that undo takes back; none when the change was about other records as well.
 * @param memberIds the family's members now: nothing comes back for others, or theirs to do
 */
export function undoableEdits(
  { edits, before }: LoggedChange,
  memberIds: ReadonlySet<string>,
): UndoableEdit[] {
  const undoable = edits.filter(isUndoable);
  if (undoable.length < edits.length) return [];
  return undoable.map((edit) => {
    const { collection } = edit;
    const id = idOf(edit);
    const put = before.find(({ record }) => record.id === id);
    const was = put ? asStored(put, memberIds) : null;
    const left = edit.op === 'put' ? asStored(edit, memberIds) : null;
    return { collection, id, was, left } as UndoableEdit;
  });
}

export function idOf(edit: RecordEdit): string {
  return edit.op === 'put' ? edit.record.id : edit.id;
}

/** The records of a collection that a change edited. */
export function editedIds({ edits }: LoggedChange, of: Undoable): string[] {
  return edits.filter(({ collection }) => collection === of).map(idOf);
}

/** A record of the log as the table would have it now, though an earlier release logged it. */
export function asStored(put: PutEdit<Undoable>, memberIds: ReadonlySet<string>) {
  if (put.collection === 'ownCategories') return withDefaults('ownCategories', put.record);
  if (put.collection === 'series') {
    const series = withDefaults('series', put.record);
    return { ...series, forIds: series.forIds.filter((id) => memberIds.has(id)) };
  }
  const event = withDefaults('events', put.record);
  const { forIds, claimedBy } = event;
  return {
    ...event,
    forIds: forIds.filter((id) => memberIds.has(id)),
    claimedBy: claimedBy !== null && memberIds.has(claimedBy) ? claimedBy : null,
  };
}

/**
 * Whether an event is as the edit left it, so that undoing the edit takes back nothing else. Not by
 * the version alone: who undoes two changes of an event one after the other finds a later version
 * of the same content.
 */
export function isAsLeft({ was, left }: EditOf<'events'>, now: Stored['events']): boolean {
  if (left) return !now.isDeleted && haveSameContent(left, now);
  return now.isDeleted && now.version === was?.version;
}

/**
 * The same of a series. Days that others took out since are theirs, and in nobody's way where the series
 * has them with the edit and without it.
 */
export function isSeriesAsLeft({ was, left }: EditOf<'series'>, now: Stored['series']): boolean {
  if (!left) return now.isDeleted && now.version === was?.version;
  if (now.isDeleted || !haveSameSeriesContent(left, now)) return false;
  if (!was) return isSameValue(left.except, now.except);
  const { added, removed } = exceptionsOf(was, left);
  const whole = { ...was, except: [] };
  return (
    added.every((day) => now.except.includes(day)) &&
    !removed.some((day) => now.except.includes(day)) &&
    now.except.every((day) => left.except.includes(day) || occursOn(whole, day))
  );
}

/** The same of a category; it is never removed but said to be deleted. */
export function isCategoryAsLeft(
  { left }: EditOf<'ownCategories'>,
  now: Stored['ownCategories'],
): boolean {
  return left !== null && isSameOwnCategory(left, now);
}

/** The days that an edit of a series took out, and those it put back. */
function exceptionsOf(was: Series, left: Series) {
  return {
    added: left.except.filter((day) => !was.except.includes(day)),
    removed: was.except.filter((day) => !left.except.includes(day)),
  };
}

/** The days taken out of a series when one edit of it is undone, and others stay. */
export function exceptionsWithout(was: Series, left: Series, now: Series): string[] {
  const { added, removed } = exceptionsOf(was, left);
  return [...now.except.filter((day) => !added.includes(day)), ...removed].sort();
}

/**
 * Whether an edit is of a change that said who does an event, and nothing else: that is not for its
 * editors alone. An occurrence that somebody does became an event by it, and its day was taken out.
 * @param all the edits of the change
 */
export function isClaim(edit: UndoableEdit, all: readonly UndoableEdit[]): boolean {
  if (edit.collection === 'series') {
    const { was, left } = edit;
    const [event, ...others] = all.filter(({ collection }) => collection === 'events');
    if (!was || !left || !event || others.length > 0 || !isClaim(event, all)) return false;
    const { added, removed } = exceptionsOf(was, left);
    return haveSameSeriesContent(was, left) && added.length === 1 && removed.length === 0;
  }
  if (edit.collection !== 'events' || !edit.left) return false;
  const was = edit.was ?? occurrenceBefore(edit.left, all);
  return !!was && haveSameContent({ ...was, claimedBy: edit.left.claimedBy }, edit.left);
}

/** The occurrence that an event was before a change took it out of its series. */
function occurrenceBefore(event: Event, all: readonly UndoableEdit[]): Event | null {
  const series = all.find(({ id }) => id === event.seriesId);
  if (series?.collection !== 'series' || !series.was || !event.seriesDate) return null;
  return occurrenceOf(series.was, event.seriesDate);
}

/** The records that some changes are about, as they are now, by id. */
export interface RecordsNow {
  events: ReadonlyMap<string, Stored['events']>;
  series: ReadonlyMap<string, Stored['series']>;
  ownCategories: ReadonlyMap<string, Stored['ownCategories']>;
}

/** Whether a member may undo a change of their own, as the records of that change are now. */
export function canUndo(
  actor: Pick<Member, 'id' | 'role'>,
  change: LoggedChange,
  now: RecordsNow,
  memberIds: ReadonlySet<string>,
): boolean {
  const edits = undoableEdits(change, memberIds);
  return edits.length > 0 && edits.every((edit) => isUndoableBy(actor, edit, edits, now));
}

function isUndoableBy(
  actor: Pick<Member, 'id' | 'role'>,
  edit: UndoableEdit,
  all: readonly UndoableEdit[],
  { events, series, ownCategories }: RecordsNow,
): boolean {
  if (edit.collection === 'events') {
    const now = events.get(edit.id);
    return !!now && isAsLeft(edit, now) && (canEditEvent(actor, now) || isClaim(edit, all));
  }
  if (edit.collection === 'ownCategories') {
    const now = ownCategories.get(edit.id);
    return !!now && isCategoryAsLeft(edit, now) && canManageFamily(actor);
  }
  const now = series.get(edit.id);
  return !!now && isSeriesAsLeft(edit, now) && (canEditEvent(actor, now) || isClaim(edit, all));
}
