import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { monthOf, type CalendarMonth } from '@kinday/contracts/calendarDate';
import {
  newEvent,
  type CreateEventInput,
  type Event,
  type UpdateEventInput,
} from '@kinday/contracts/event';
import { haveSameFields, type EventFields } from '@kinday/contracts/eventFields';
import { PLANS } from '@kinday/contracts/product';
import type { Success } from '@kinday/contracts/user';
import { MembershipRepository } from '../access/membership.repository.js';
import type { Session } from '../auth/Session.js';
import type { Revised } from '../common/revised.js';
import type { Transaction } from '../database/Transaction.js';
import type { FamilyWrite } from '../sync/FamilyWrite.js';
import { FamilyWriter, type Recall } from '../sync/FamilyWriter.js';
import { textsOfMonths } from '../sync/textRoom.js';
import { EntryReferences } from './EntryReferences.js';
import { EventRepository } from './event.repository.js';
import { EventEdits } from './EventEdits.js';
import type { EventState } from './eventSql.js';
import { EventWrites } from './EventWrites.js';
import {
  eventIdTaken,
  idTaken,
  requireEditor,
  requireRoomInMonth,
  requireVersion,
} from './refusals.js';

/** What an event comes upon that is added. */
interface Before {
  /** What an earlier try of the same request has added. */
  known: Event | null;
  /** Events of its month, as far as plans limit them. */
  inMonth: number;
  held: number | null;
  /** Bytes of the texts of its month. */
  texts: ReadonlyMap<CalendarMonth, number> | null;
}

/** The same for the first time; a guard finds whether its month has room. */
const NEW: Before = { known: null, inMonth: 0, held: null, texts: null };

@Injectable()
export class EventsService {
  constructor(
    private readonly events: EventRepository,
    private readonly edits: EventEdits,
    private readonly references: EntryReferences,
    private readonly memberships: MembershipRepository,
    private readonly writer: FamilyWriter,
    private readonly writes: EventWrites,
  ) {}

  /** Adds an event; the same `id` with the same content again finds what was added before. */
  async create(
    caller: Session,
    { id = randomUUID(), familyId, ...fields }: CreateEventInput,
  ): Promise<Revised<{ event: Event; isNew: boolean }>> {
    const { userId } = caller;
    const chosen = await this.memberships.chosen(userId, familyId);
    const created = await this.writer
      .readAndWrite(
        chosen,
        userId,
        (transaction) => this.#before(transaction, caller, { id, chosen, date: fields.date }),
        async (write, actor, { known, inMonth, held, texts }) => {
          write.eventsHeld ??= held;
          for (const [month, bytes] of texts ?? []) write.monthTexts.set(month, bytes);
          if (known) return { event: await this.#addedBefore(write, known, fields), isNew: false };
          requireRoomInMonth(write, fields.date, inMonth);
          await this.references.require(write, fields);
          const event = newEvent(id, chosen, actor, fields, write.at.toISOString());
          this.events.insert(write, event);
          return { event, isNew: true };
        },
        this.#recallNew(caller, { id, date: fields.date }),
      )
      .catch(eventIdTaken);
    this.events.remember(userId, id, chosen);
    return created;
  }

  /** Gives an event new fields; with a version, only when it still has that version. */
  async update(
    caller: Session,
    id: string,
    { version, ...fields }: UpdateEventInput,
  ): Promise<Revised<Event>> {
    return this.#edit(caller, id, 'there', async (write, event) => {
      requireVersion(version, { event });
      await this.references.require(write, { ...event, ...fields }, event);
      return this.edits.update(write, event, fields);
    });
  }

  /** Deletes an event; with a version, only when it still has that version. */
  async delete(caller: Session, id: string, version?: number): Promise<Revised<Success>> {
    return this.#edit(caller, id, 'there', async (write, event) => {
      requireVersion(version, { event });
      await this.edits.delete(write, [event]);
      return { success: true };
    });
  }

  async restore(caller: Session, id: string): Promise<Revised<Event>> {
    return this.#edit(caller, id, 'deleted', async (write, event) => {
      const [restored = event] = await this.edits.restore(write, [event]);
      return restored;
    });
  }

  /** The same write for those who may edit the event. Throws 403 for other members. */
  #edit<T>(
    caller: Session,
    id: string,
    state: EventState,
    work: (write: FamilyWrite, event: Event) => Promise<T>,
  ): Promise<Revised<T>> {
    return this.writes.write(caller, id, state, (write, actor, event) => {
      requireEditor(actor, event);
      return work(write, event);
    });
  }

  /** What must be known before an event is added. Throws 401 when the caller's session has ended. */
  async #before(
    transaction: Transaction,
    caller: Session,
    { id, chosen, date }: { id: string; chosen: string; date: string },
  ): Promise<Before> {
    const [known, inMonth, held, texts] = await Promise.all([
      this.events.find(transaction, chosen, id, 'there'),
      this.events.countMonth(transaction, chosen, date),
      this.events.count(transaction, chosen),
      textsOfMonths(transaction, chosen, [monthOf(date)]),
      caller.prove(transaction),
    ]);
    return { known, inMonth, held, texts };
  }

  /** The same without a wait. Should an event have the id after all, PostgreSQL refuses this one. */
  #recallNew(caller: Session, { id, date }: { id: string; date: string }): Recall<Before> {
    return {
      caller,
      facts: ({ events }) => (events.get(id) ? null : NEW),
      guard: (transaction, { family }) => {
        const { eventsPerMonth } = PLANS[family.subscriptionTier];
        if (eventsPerMonth === null) return;
        this.events.requireRoom(transaction, family.id, date, eventsPerMonth);
      },
    };
  }

  /** The event of an earlier try of the same request. Throws 409 when it is another one. */
  async #addedBefore(write: FamilyWrite, known: Event, fields: EventFields): Promise<Event> {
    if (known.creatorId !== write.actorId) throw idTaken();
    if (!haveSameFields(known, fields)) throw idTaken({ event: known });
    write.isContainedSince(await this.events.lastRevision(write, known.id));
    return known;
  }
}
