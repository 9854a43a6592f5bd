import { Injectable } from '@nestjs/common';
import { eventContentOf } from '@kinday/contracts/event';
import type { Member } from '@kinday/contracts/member';
import type { UndoInput } from '@kinday/contracts/recent';
import type { Success } from '@kinday/contracts/user';
import { MembershipRepository } from '../access/membership.repository.js';
import { conflict, notFound, type ProblemError } from '../common/problem.js';
import type { Revised } from '../common/revised.js';
import type { FamilyWrite } from '../sync/FamilyWrite.js';
import { FamilyWriter } from '../sync/FamilyWriter.js';
import {
  isAsLeft,
  isClaim,
  undoableEdits,
  type EditOf,
  type UndoableEdit,
} from '../sync/undoableEdits.js';
import { EventRepository } from './event.repository.js';
import { EventEdits } from './EventEdits.js';
import { noSuchEvent, requireEditor } from './refusals.js';
import { SeriesUndo } from './series/SeriesUndo.js';
import { UndoRepository } from './undo.repository.js';

/** Takes back what a member did to events and series, as the log tells it. */
@Injectable()
export class EventUndo {
  constructor(
    private readonly events: EventRepository,
    private readonly edits: EventEdits,
    private readonly series: SeriesUndo,
    private readonly log: UndoRepository,
    private readonly memberships: MembershipRepository,
    private readonly writer: FamilyWriter,
  ) {}

  /**
   * Each record gets back what it was before that revision: only while no member has changed it since,
   * else 409 with a sentence that says who. 404 when the log has no such change of this member.
   */
  async undo(userId: string, { familyId, revision }: UndoInput): Promise<Revised<Success>> {
    const chosen = await this.memberships.chosen(userId, familyId);
    return this.writer.write(chosen, userId, async (write, actor) => {
      const change = await this.log.own(write, revision);
      const memberIds = await this.memberships.userIds(write.manager, chosen);
      const edits = change ? undoableEdits(change, new Set(memberIds)) : [];
      if (edits.length === 0)
        throw notFound('nothing_to_undo', 'There is nothing to undo here any more');
      // A refusal ends the transaction: the change is undone as a whole or not at all.
      for (const edit of inOrder(edits)) {
        const isUndone =
          edit.collection === 'events'
            ? await this.#undoEvent(write, actor, edit, edits)
            : await this.series.undo(write, actor, edit, edits);
        if (!isUndone) throw await this.#changedSince(write, revision, edit.id);
      }
      return { success: true };
    });
  }

  /** @returns false when somebody changed the event since */
  async #undoEvent(
    write: FamilyWrite,
    actor: Member,
    edit: EditOf<'events'>,
    all: readonly UndoableEdit[],
  ): Promise<boolean> {
    const { id, was, left } = edit;
    const { transaction, family } = write;
    const state = left ? 'there' : 'deleted';
    const event = await this.events.find(transaction, family.id, id, state);
    if (!event || !isAsLeft(edit, { ...event, isDeleted: !left })) return false;
    if (!isClaim(edit)) requireEditor(actor, event);
    // What happens to a series is told of once.
    const news = isOfSeries(all) ? null : undefined;
    if (!left) await this.edits.restore(write, event, news);
    else if (was) await this.edits.update(write, event, eventContentOf(was), news);
    else this.events.delete(write, event, news);
    return true;
  }

  /** The refusal that names who changed an event after a revision. */
  async #changedSince(write: FamilyWrite, revision: number, id: string): Promise<ProblemError> {
    const since = await this.log.later(write, revision, id);
    if (!since) return noSuchEvent();
    const name = since.actorId === write.actorId ? 'You' : since.actorName || 'Somebody';
    const did = since.kind === 'deleted' ? 'deleted' : 'changed';
    return conflict('event_changed', `${name} ${did} this event since, so it stays as it is`);
  }
}

const isOfSeries = (edits: readonly UndoableEdit[]) =>
  edits.some(({ collection }) => collection === 'series');

/** Series that come back before the events of theirs. */
function inOrder(edits: readonly UndoableEdit[]): UndoableEdit[] {
  const isSeries = ({ collection }: UndoableEdit) => Number(collection === 'series');
  return [...edits].sort((one, other) => isSeries(other) - isSeries(one));
}
