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
import { isAsLeft, undoableEdits, type EventEdit } from '../sync/undoableEdits.js';
import { EventRepository } from './event.repository.js';
import { EventEdits } from './EventEdits.js';
import { noSuchEvent, requireEditor } from './refusals.js';
import { UndoRepository } from './undo.repository.js';

/** Takes back what a member did to an event, as the log tells it. */
@Injectable()
export class EventUndo {
  constructor(
    private readonly events: EventRepository,
    private readonly edits: EventEdits,
    private readonly log: UndoRepository,
    private readonly memberships: MembershipRepository,
    private readonly writer: FamilyWriter,
  ) {}

  /**
   * The event gets back what it was before that revision: only while no member has changed it since,
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
      for (const edit of edits) await this.#undoEdit(write, actor, revision, edit);
      return { success: true };
    });
  }

  async #undoEdit(
    write: FamilyWrite,
    actor: Member,
    revision: number,
    edit: EventEdit,
  ): Promise<void> {
    const { id, was, left } = edit;
    const { transaction, family } = write;
    const state = left ? 'there' : 'deleted';
    const event = await this.events.find(transaction, family.id, id, state);
    if (!event || !isAsLeft(edit, { ...event, isDeleted: !left })) {
      throw await this.#changedSince(write, revision, id);
    }
    requireEditor(actor, event);
    if (!left) await this.edits.restore(write, event);
    else if (was) await this.edits.update(write, event, eventContentOf(was));
    else this.events.delete(write, event);
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
