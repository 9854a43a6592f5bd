import { Injectable } from '@nestjs/common';
import { eventFieldsOf } from '@kinday/contracts/eventFields';
import type { Member } from '@kinday/contracts/member';
import type { News } from '@kinday/contracts/news';
import { hasDays } from '@kinday/contracts/recurrence/occurrences';
import { haveSameSeriesContent, type Series } from '@kinday/contracts/series';
import type { Transaction } from '../../database/Transaction.js';
import type { FamilyWrite } from '../../sync/FamilyWrite.js';
import {
  exceptionsWithout,
  isClaim,
  isSeriesAsLeft,
  type EditOf,
  type UndoableEdit,
} from '../../sync/undoableEdits.js';
import { requireEditor } from '../refusals.js';
import { SeriesRepository } from './series.repository.js';

/** Takes back an edit of a series. */
@Injectable()
export class SeriesUndo {
  constructor(private readonly series: SeriesRepository) {}

  /**
   * @param all the edits of the change: of several series one tells of it
   * @returns false when somebody changed the series since
   */
  async undo(
    write: FamilyWrite,
    actor: Member,
    edit: EditOf<'series'>,
    all: readonly UndoableEdit[],
  ): Promise<boolean> {
    const { id, was, left } = edit;
    const { transaction, family } = write;
    const state = left ? 'there' : 'deleted';
    const now = await this.series.find(transaction, family.id, id, state);
    if (!now || !isSeriesAsLeft(edit, { ...now, isDeleted: !left })) return false;
    if (!isClaim(edit, all)) requireEditor(actor, now);
    const isFirst = all.find(({ collection }) => collection === 'series') === edit;
    const news = isFirst ? newsOfExchange(edit, now, all) : null;
    if (!left) {
      this.series.update(write, nextVersion(write, now), null, news);
    } else if (was) {
      const restored = withContentOf(was, left, now);
      if (!hasDays(restored) && !(await this.#hasChangedAfter(transaction, id, all))) {
        // Nobody could see it, and it would count.
        this.series.delete(write, now, news);
        return true;
      }
      const isOther = !haveSameSeriesContent(restored, now);
      // A version of its own: a late call that meant the day as it was does not take it out once more.
      const isBack = restored.except.length < now.except.length;
      this.series.update(
        write,
        isOther || isBack ? nextVersion(write, restored) : restored,
        now,
        isOther || news === null ? news : newsOfDay(now, restored, all),
      );
    } else this.series.delete(write, now, news);
    return true;
  }

  /** Whether a series has an occurrence that was changed by itself, once all edits are taken back. */
  async #hasChangedAfter(
    transaction: Transaction,
    id: string,
    all: readonly UndoableEdit[],
  ): Promise<boolean> {
    const events = all.filter((edit) => edit.collection === 'events');
    if (events.some(({ was, left }) => !left && was?.seriesId === id)) return true;
    const gone = events.filter(({ was, left }) => !was && left?.seriesId === id);
    const changed = (await this.series.changedDays(transaction, [id])).get(id) ?? [];
    return changed.length > gone.length;
  }
}

function nextVersion(write: FamilyWrite, series: Series): Series {
  return { ...series, version: series.version + 1, updatedAt: write.at.toISOString() };
}

function withContentOf(was: Series, left: Series, now: Series): Series {
  const { rrule, extra, last } = was;
  const except = exceptionsWithout(was, left, now);
  return { ...now, ...eventFieldsOf(was), rrule, extra, last, except };
}

/**
 * News where a series takes an event's place again, or an event a series': it is changed, and neither
 * deleted nor brought back. Undefined where none does.
 */
function newsOfExchange(
  { was, left }: EditOf<'series'>,
  now: Series,
  all: readonly UndoableEdit[],
): News | undefined {
  const others = all.filter((edit) => edit.collection === 'events');
  const event = others
    .map((edit) => (left ? edit.was : edit.left))
    .find((each) => each && each.seriesId === null);
  if ((was && left) || !event) return undefined;
  const { id, title: name, date, version } = left ? event : now;
  return { kind: 'changed', id, name, date, version };
}

/** News of a day that is the series' again: it was deleted, or an event of its own. */
function newsOfDay(now: Series, after: Series, all: readonly UndoableEdit[]): News | null {
  const date = now.except.find((day) => !after.except.includes(day));
  if (!date) return null;
  const { id, title: name } = now;
  return { kind: all.length > 1 ? 'changed' : 'restored', id, name, date, version: null };
}
