import { Injectable } from '@nestjs/common';
import { monthOf } from '@kinday/contracts/calendarDate';
import { haveSameContent, type Event, type EventContent } from '@kinday/contracts/event';
import { isSameValue } from '@kinday/contracts/eventFields';
import type { News } from '@kinday/contracts/news';
import { MembershipRepository } from '../access/membership.repository.js';
import type { FamilyWrite } from '../sync/FamilyWrite.js';
import { calendarFull, requireRoomInMonth } from './refusals.js';
import { EventRepository } from './event.repository.js';

/** What is done to events that exist: each edit makes a version and keeps to the plan's limit. */
@Injectable()
export class EventEdits {
  constructor(
    private readonly events: EventRepository,
    private readonly memberships: MembershipRepository,
  ) {}

  /** Gives an event other content; one that has it already stays as it is, with its version. */
  async update(
    write: FamilyWrite,
    event: Event,
    content: Partial<EventContent>,
    news?: News | null,
  ): Promise<Event> {
    const wanted = { ...event, ...content };
    // Nobody does what does not need anybody.
    if (!wanted.needsSomebody) wanted.claimedBy = null;
    if (haveSameContent(event, wanted)) {
      write.isContainedSince(await this.events.lastRevision(write, event.id));
      return event;
    }
    if (!isSameValue(event.forIds, wanted.forIds)) {
      await this.memberships.requireAll(write.transaction, write.family.id, wanted.forIds);
    }
    const updated = { ...wanted, ...nextVersion(write, event) };
    if (monthOf(updated.date) !== monthOf(event.date)) {
      requireRoomInMonth(write.family.subscriptionTier, await this.#inMonth(write, updated));
    }
    this.events.update(write, updated, event, news);
    return updated;
  }

  /** Brings a deleted event back. */
  async restore(write: FamilyWrite, event: Event, news?: News | null): Promise<Event> {
    const restored = { ...event, ...nextVersion(write, event) };
    if (await this.events.isFull(write)) throw calendarFull();
    requireRoomInMonth(write.family.subscriptionTier, await this.#inMonth(write, restored));
    this.events.restore(write, restored, news);
    return restored;
  }

  #inMonth({ transaction, family }: FamilyWrite, { date }: Event): Promise<number> {
    return this.events.countMonth(transaction, family.id, date);
  }
}

function nextVersion({ at }: FamilyWrite, event: Event): Pick<Event, 'version' | 'updatedAt'> {
  return { version: event.version + 1, updatedAt: at.toISOString() };
}
