import { Injectable } from '@nestjs/common';
import { eventContentOf, type Event } from '@kinday/contracts/event';
import type { Member } from '@kinday/contracts/member';
import type { Undone, UndoInput } from '@kinday/contracts/recent';
import type { RestoreSeriesInput } from '@kinday/contracts/seriesInput';
import { MembershipRepository } from '../access/membership.repository.js';
import { conflict, ProblemError } from '../common/problem.js';
import type { Revised } from '../common/revised.js';
import type { FamilyWrite } from '../sync/FamilyWrite.js';
import { FamilyWriter } from '../sync/FamilyWriter.js';
import { takesBack } from '../sync/takesBack.js';
import {
  isAsLeft,
  isClaim,
  undoableEdits,
  type EditOf,
  type UndoableEdit,
} from '../sync/undoableEdits.js';
import { OwnCategoryUndo } from './categories/OwnCategoryUndo.js';
import { EventRepository } from './event.repository.js';
import { EventEdits } from './EventEdits.js';
import { ImportUndo } from './imports/ImportUndo.js';
import { noSuchEvent, nothingToUndo, requireEditor } from './refusals.js';
import { noSuchSeries } from './series/refusals.js';
import { SeriesRepository } from './series/series.repository.js';
import { SeriesUndo } from './series/SeriesUndo.js';
import { UndoRepository } from './undo.repository.js';
import * as messages from './messages.js';

/** The code of the refusal when somebody changed since what is to be taken back. */
const CHANGED_SINCE = 'event_changed';

/** Takes back what a member did to events, series and own categories, as the log tells it. */
@Injectable()
export class EventUndo {
  constructor(
    private readonly events: EventRepository,
    private readonly edits: EventEdits,
    private readonly series: SeriesUndo,
    private readonly allSeries: SeriesRepository,
    private readonly categories: OwnCategoryUndo,
    private readonly imports: ImportUndo,
    private readonly log: UndoRepository,
    private readonly memberships: MembershipRepository,
    private readonly writer: FamilyWriter,
  ) {}

  /**
   * Each record gets back what it was before that revision: only while no member has changed it since,
   * else 409 with a sentence that says who. 404 when the log has no such change of this member. What this
   * member has taken back already is done: who asks again had no answer.
   */
  async undo(userId: string, { familyId, revision }: UndoInput): Promise<Revised<Undone>> {
    const chosen = await this.memberships.chosen(userId, familyId);
    const made = await this.imports.made(chosen, revision, userId);
    if (made?.revisions.length === 0) throw nothingToUndo();
    if (made) return this.imports.undo(userId, chosen, made);
    return this.#undo(userId, chosen, revision).catch((error: unknown) =>
      this.#undoneBefore(userId, chosen, revision, error),
    );
  }

  /** The same for a member who knows no revision: their own deletion of a series, or of days of it. */
  async restoreSeries(
    userId: string,
    seriesId: string,
    input: RestoreSeriesInput,
  ): Promise<Revised<Undone>> {
    const familyId = await this.allSeries.familyOf(userId, seriesId);
    if (!familyId) throw noSuchSeries();
    const revision = await this.log.ownDeletion(userId, familyId, seriesId, input);
    if (revision === null) throw nothingToUndo();
    return this.undo(userId, { familyId, revision });
  }

  /** The answer to an undo that was done already. Throws why it was refused where it was not. */
  #undoneBefore(
    userId: string,
    chosen: string,
    revision: number,
    refusal: unknown,
  ): Promise<Revised<Undone>> {
    const isTaken = refusal instanceof ProblemError && refusal.body.code === CHANGED_SINCE;
    if (!isTaken) throw refusal;
    return this.writer.write(chosen, userId, async (write) => {
      const edits = await this.#editsOf(write, revision);
      const memberIds = await this.#memberIds(write);
      const later = edits[0] ? await this.log.ownLater(write, revision, edits[0].id) : [];
      const undo = later.find((change) => takesBack(change.edits, edits, memberIds));
      if (!undo) throw refusal;
      write.isContainedSince(undo.revision);
      return { success: true };
    });
  }

  async #editsOf(write: FamilyWrite, revision: number): Promise<UndoableEdit[]> {
    const change = await this.log.own(write, revision);
    return change ? undoableEdits(change, await this.#memberIds(write)) : [];
  }

  async #memberIds(write: FamilyWrite): Promise<ReadonlySet<string>> {
    return new Set(await this.memberships.userIds(write.manager, write.family.id));
  }

  #undo(userId: string, chosen: string, revision: number): Promise<Revised<Undone>> {
    return this.writer.write(chosen, userId, async (write, actor) => {
      const edits = await this.#editsOf(write, revision);
      if (edits.length === 0) throw nothingToUndo();
      // A refusal ends the transaction: the change is undone as a whole or not at all.
      const inTheWay =
        (await this.#undoCategories(write, actor, edits)) ??
        (await this.#undoSeries(write, actor, edits)) ??
        (await this.#undoEvents(write, actor, edits));
      if (inTheWay) throw await this.#changedSince(write, revision, inTheWay);
      return { success: true };
    });
  }

  /** @returns the edit of one that somebody changed since */
  async #undoCategories(
    write: FamilyWrite,
    actor: Member,
    all: readonly UndoableEdit[],
  ): Promise<UndoableEdit | null> {
    for (const edit of all) {
      if (edit.collection !== 'ownCategories') continue;
      if (!(await this.categories.undo(write, actor, edit))) return edit;
    }
    return null;
  }

  /** Series come back before the events of theirs. @returns the edit of one that somebody changed since */
  async #undoSeries(
    write: FamilyWrite,
    actor: Member,
    all: readonly UndoableEdit[],
  ): Promise<UndoableEdit | null> {
    for (const edit of all) {
      if (edit.collection !== 'series') continue;
      if (!(await this.series.undo(write, actor, edit, all))) return edit;
    }
    return null;
  }

  /** Takes few trips to the database, however many there are. @returns as `#undoSeries` */
  async #undoEvents(
    write: FamilyWrite,
    actor: Member,
    all: readonly UndoableEdit[],
  ): Promise<UndoableEdit | null> {
    const edits = all.filter((edit) => edit.collection === 'events');
    const ids = edits.map(({ id }) => id);
    const now = await this.events.findAll(write.transaction, write.family.id, ids);
    const undone: { edit: EditOf<'events'>; event: Event }[] = [];
    for (const edit of edits) {
      const found = now.get(edit.id);
      if (!found || !isAsLeft(edit, { ...found.event, isDeleted: found.isDeleted })) return edit;
      if (!isClaim(edit, all)) requireEditor(actor, found.event);
      undone.push({ edit, event: found.event });
    }
    // What happens to a series is told of once.
    const news = edits.length < all.length ? null : undefined;
    const eventsOf = (some: typeof undone) => some.map(({ event }) => event);
    const there = undone.filter(({ edit }) => edit.left);
    await this.edits.restore(write, eventsOf(undone.filter(({ edit }) => !edit.left)), news);
    await this.edits.delete(write, eventsOf(there.filter(({ edit }) => !edit.was)), news);
    const changes = there.flatMap(({ edit: { was }, event }) =>
      was ? [{ event, content: eventContentOf(was) }] : [],
    );
    this.edits.updateAll(write, changes, news);
    return null;
  }

  /** The refusal that names who changed a record after a revision. */
  async #changedSince(
    write: FamilyWrite,
    revision: number,
    { collection, id }: UndoableEdit,
  ): Promise<ProblemError> {
    const since = await this.log.later(write, revision, id);
    if (!since) return noSuchEvent();
    const name = since.actorId === write.actorId ? messages.you : since.actorName;
    const did = since.kind === 'deleted' ? 'deleted' : 'changed';
    const what = collection === 'ownCategories' ? 'category' : 'event';
    return conflict(CHANGED_SINCE, messages.changedSince(name, did, what));
  }
}
