import { Injectable } from '@nestjs/common';
import type { Event } from '@kinday/contracts/event';
import type { Member } from '@kinday/contracts/member';
import type { Session } from '../auth/Session.js';
import type { Revised } from '../common/revised.js';
import type { FamilyWrite } from '../sync/FamilyWrite.js';
import { FamilyWriter } from '../sync/FamilyWriter.js';
import { EventRepository } from './event.repository.js';
import type { EventState } from './eventSql.js';
import { noSuchEvent } from './refusals.js';

/** Writes to one event, named by its id. */
@Injectable()
export class EventWrites {
  constructor(
    private readonly events: EventRepository,
    private readonly writer: FamilyWriter,
  ) {}

  /**
   * Finds an event of one of the caller's families, locks the family, and reads the event inside.
   * Throws 401 when the caller's session has ended, 404 when there is no event in that state. What the
   * actor may do is the work's to check.
   */
  async write<T>(
    caller: Session,
    id: string,
    state: EventState,
    work: (write: FamilyWrite, actor: Member, event: Event) => Promise<T>,
  ): Promise<Revised<T>> {
    const familyId = await this.events.familyOf(caller.userId, id);
    if (!familyId) throw noSuchEvent();
    return this.writer.readAndWrite(
      familyId,
      caller.userId,
      async (transaction) => {
        const event = this.events.find(transaction, familyId, id, state);
        await Promise.all([event, caller.prove(transaction)]);
        return event;
      },
      async (write, actor, event) => {
        if (!event) throw noSuchEvent();
        return work(write, actor, event);
      },
      { caller, facts: ({ events }) => (state === 'there' && events.get(id)) || null },
    );
  }
}
