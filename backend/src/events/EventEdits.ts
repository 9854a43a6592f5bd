import { Injectable } from '@nestjs/common';
import { monthOf } from '@kinday/contracts/calendarDate';
import { haveSameFields, type Event, type EventFields } from '@kinday/contracts/event';
import { eventLimit } from '../plans/planLimits.js';
import type { FamilyWrite } from '../sync/FamilyWrite.js';
import { calendarFull } from './refusals.js';
import { EventRepository } from './event.repository.js';

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
    const updated = { ...event, ...fields, ...nextVersion(event) };
    await this.events.update(write, updated, event);
    if (monthOf(updated.date) !== monthOf(event.date)) await this.checkLimit(write, updated.date);
    return updated;
  }

  /** Brings a deleted event back. */
  async restore(write: FamilyWrite, event: Event): Promise<Event> {
    const restored = { ...event, ...nextVersion(event) };
    await this.events.restore(write, restored);
    await this.checkLimit(write, restored.date);
    return restored;
  }

  /** Counted after the write, inside the lock: a refusal undoes the transaction. */
  async checkLimit(write: FamilyWrite, date: string): Promise<void> {
    const { inMonth, isOverfull } = await this.events.count(write, monthOf(date));
    const refusal = isOverfull
      ? calendarFull()
      : eventLimit(write.family.subscriptionTier, inMonth);
    if (refusal) throw refusal;
  }
}

function nextVersion(event: Event): Pick<Event, 'version' | 'updatedAt'> {
  return { version: event.version + 1, updatedAt: new Date().toISOString() };
}
