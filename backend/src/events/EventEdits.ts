import { Injectable } from '@nestjs/common';
import { monthOf } from '@kinday/contracts/calendarDate';
import { haveSameContent, type Event, type EventContent } from '@kinday/contracts/event';
import type { News } from '@kinday/contracts/news';
import type { FamilyWrite } from '../sync/FamilyWrite.js';
import { requireRoomInCalendar, requireRoomInMonth } from './refusals.js';
import { EventRepository } from './event.repository.js';

/** What is done to events that exist: each edit makes a version and keeps to the plan's limit. */
@Injectable()
export class EventEdits {
  constructor(private readonly events: EventRepository) {}

  /** Gives an event other content; one that has it already stays as it is, with its version. */
  async update(
    write: FamilyWrite,
    event: Event,
    content: Partial<EventContent>,
    news?: News | null,
  ): Promise<Event> {
    const updated = await this.#edited(write, event, content);
    if (updated === event) write.isContainedSince(await this.events.lastRevision(write, event.id));
    else this.events.update(write, updated, event, news);
    return updated;
  }

  /** The same for many events at once. */
  async updateAll(
    write: FamilyWrite,
    changes: readonly { event: Event; content: Partial<EventContent> }[],
    news?: News | null,
  ): Promise<void> {
    const updates = await Promise.all(
      changes.map(
        async ({ event, content }) => [await this.#edited(write, event, content), event] as const,
      ),
    );
    this.events.updateAll(
      write,
      updates.filter(([updated, event]) => updated !== event),
      news,
    );
  }

  /** Brings deleted events back. */
  async restore(
    write: FamilyWrite,
    events: readonly Event[],
    news?: News | null,
  ): Promise<Event[]> {
    const restored = events.map((event) => ({ ...event, ...nextVersion(write, event) }));
    if (restored.length > 0) await requireRoomInCalendar(write, this.events);
    for (const event of restored) {
      // What was changed by itself counts with its series.
      if (event.seriesId === null) {
        requireRoomInMonth(write.family.subscriptionTier, await this.#inMonth(write, event));
      }
    }
    this.events.restore(write, restored, news);
    return restored;
  }

  /** An event with other content and its next version; itself where it has that content already. */
  async #edited(write: FamilyWrite, event: Event, content: Partial<EventContent>): Promise<Event> {
    const wanted = { ...event, ...content };
    // Nobody does what does not need anybody.
    if (!wanted.needsSomebody) wanted.claimedBy = null;
    if (haveSameContent(event, wanted)) return event;
    const updated = { ...wanted, ...nextVersion(write, event) };
    // What was changed by itself counts with its series.
    const isCounted = updated.seriesId === null;
    if (isCounted && monthOf(updated.date) !== monthOf(event.date)) {
      requireRoomInMonth(write.family.subscriptionTier, await this.#inMonth(write, updated));
    }
    return updated;
  }

  #inMonth({ transaction, family }: FamilyWrite, { date }: Event): Promise<number> {
    return this.events.countMonth(transaction, family.id, date);
  }
}

function nextVersion({ at }: FamilyWrite, event: Event): Pick<Event, 'version' | 'updatedAt'> {
  return { version: event.version + 1, updatedAt: at.toISOString() };
}
