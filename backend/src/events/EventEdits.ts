import { Injectable } from '@nestjs/common';
import { monthOf } from '@kinday/contracts/calendarDate';
import { haveSameFields, type Event, type EventFields } from '@kinday/contracts/event';
import type { FamilyWrite } from '../sync/FamilyWrite.js';
import { requireRoom, requireRoomInMonth } from './refusals.js';
import { EventRepository } from './event.repository.js';
import type { EventCount } from './eventSql.js';

/** What is done to events that exist: each edit makes a version and keeps to the plan's limit. */
@Injectable()
export class EventEdits {
  constructor(private readonly events: EventRepository) {}

  /** Gives an event new fields; one that has them already stays as it is, with its version. */
  async update(write: FamilyWrite, event: Event, fields: EventFields): Promise<Event> {
    if (haveSameFields(event, fields)) {
      write.isContainedSince(await this.events.lastRevision(write, event.id));
      return event;
    }
    const updated = { ...event, ...fields, ...nextVersion(write, event) };
    if (monthOf(updated.date) !== monthOf(event.date)) {
      requireRoomInMonth(write.family.subscriptionTier, await this.#count(write, updated.date));
    }
    this.events.update(write, updated, event);
    return updated;
  }

  /** Brings a deleted event back. */
  async restore(write: FamilyWrite, event: Event): Promise<Event> {
    const restored = { ...event, ...nextVersion(write, event) };
    requireRoom(write.family.subscriptionTier, await this.#count(write, restored.date));
    this.events.restore(write, restored);
    return restored;
  }

  #count({ transaction, family }: FamilyWrite, date: string): Promise<EventCount> {
    return this.events.count(transaction, family.id, date);
  }
}

function nextVersion({ at }: FamilyWrite, event: Event): Pick<Event, 'version' | 'updatedAt'> {
  return { version: event.version + 1, updatedAt: at.toISOString() };
}
