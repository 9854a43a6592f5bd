import { Injectable } from '@nestjs/common';
import { CLAIMED, type Event } from '@kinday/contracts/event';
import type { Member } from '@kinday/contracts/member';
import { canRelease } from '@kinday/contracts/policies';
import { MembershipRepository } from '../access/membership.repository.js';
import type { Session } from '../auth/Session.js';
import { conflict, forbidden } from '../common/problem.js';
import type { Revised } from '../common/revised.js';
import type { FamilyWrite } from '../sync/FamilyWrite.js';
import { EventEdits } from './EventEdits.js';
import { EventWrites } from './EventWrites.js';
import * as messages from './messages.js';

/** Who does what needs somebody: any member may take it, the first one has it. */
@Injectable()
export class EventClaims {
  constructor(
    private readonly writes: EventWrites,
    private readonly edits: EventEdits,
    private readonly memberships: MembershipRepository,
  ) {}

  /** The member does it. Throws 409 when another one does, or when it needs nobody. */
  claim(caller: Session, id: string): Promise<Revised<Event>> {
    return this.writes.write(caller, id, 'there', (write, actor, event) =>
      this.take(write, actor, event),
    );
  }

  /** The same inside the family's lock. */
  async take(write: FamilyWrite, actor: Member, event: Event): Promise<Event> {
    await this.requireFree(write, actor, event);
    return this.edits.update(write, event, { claimedBy: actor.id });
  }

  /** Nobody does it any more. Throws 403 unless the member is the one who does it, or the owner. */
  release(caller: Session, id: string): Promise<Revised<Event>> {
    return this.writes.write(caller, id, 'there', async (write, actor, event) => {
      if (!canRelease(actor, event)) {
        throw forbidden('not_yours', messages.onlyTheirs);
      }
      return this.edits.update(write, event, { claimedBy: null });
    });
  }

  /** Throws 409 unless a member may take what an event asks for. */
  async requireFree(write: FamilyWrite, actor: Member, event: Event): Promise<void> {
    if (!event.needsSomebody) {
      throw conflict('needs_nobody', messages.needsNobody, { event });
    }
    if (event.claimedBy === null || event.claimedBy === actor.id) return;
    const other = await this.memberships.find(write.transaction, event.familyId, event.claimedBy);
    throw conflict(CLAIMED, messages.doneAlready(other?.name), { event });
  }
}
