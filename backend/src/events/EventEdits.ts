import { Injectable } from '@nestjs/common';
import { haveSameContent, type Event, type EventContent } from '@kinday/contracts/event';
import type { News } from '@kinday/contracts/news';
import type { FamilyWrite } from '../sync/FamilyWrite.js';
import { EventRepository } from './event.repository.js';
import { SeriesRepository } from './series/series.repository.js';

/** What is done to events that exist: each edit makes a version. */
@Injectable()
export class EventEdits {
  constructor(
    private readonly events: EventRepository,
    private readonly series: SeriesRepository,
  ) {}

  /** Gives an event other content; one that has it already stays as it is, with its version. */
  async update(
    write: FamilyWrite,
    event: Event,
    content: Partial<EventContent>,
    news?: News | null,
  ): Promise<Event> {
    const updated = edited(write, event, content);
    if (updated === event) write.isContainedSince(await this.events.lastRevision(write, event.id));
    else this.events.update(write, updated, event, news);
    return updated;
  }

  /** The same for many events at once. */
  updateAll(
    write: FamilyWrite,
    changes: readonly { event: Event; content: Partial<EventContent> }[],
    news?: News | null,
  ): void {
    const updates = changes.map(
      ({ event, content }) => [edited(write, event, content), event] as const,
    );
    this.events.updateAll(
      write,
      updates.filter(([updated, event]) => updated !== event),
      news,
    );
  }

  /** Deletes events; a series of which nothing is left goes with its last changed occurrence. */
  async delete(write: FamilyWrite, events: readonly Event[], news?: News | null): Promise<void> {
    this.events.delete(write, events, news);
    for (const id of seriesIdsOf(events)) await this.series.deleteIfEmpty(write, id);
  }

  /** Brings deleted events back. What was changed by itself is an event of its own where its series is gone. */
  async restore(
    write: FamilyWrite,
    events: readonly Event[],
    news?: News | null,
  ): Promise<Event[]> {
    const ids = seriesIdsOf(events);
    const series = ids.length > 0 ? await this.series.living(write, ids) : [];
    const restored = events.map((event) => {
      const isFree = event.seriesId !== null && !series.includes(event.seriesId);
      const own = isFree ? { seriesId: null, seriesDate: null } : {};
      return { ...event, ...own, ...nextVersion(write, event) };
    });
    this.events.restore(write, restored, news);
    return restored;
  }
}

/** An event with other content and its next version; itself where it has that content already. */
function edited(write: FamilyWrite, event: Event, content: Partial<EventContent>): Event {
  const wanted = { ...event, ...content };
  // Nobody does what does not need anybody.
  if (!wanted.needsSomebody) wanted.claimedBy = null;
  return haveSameContent(event, wanted) ? event : { ...wanted, ...nextVersion(write, event) };
}

function seriesIdsOf(events: readonly Event[]): string[] {
  return [...new Set(events.flatMap(({ seriesId }) => seriesId ?? []))];
}

function nextVersion({ at }: FamilyWrite, event: Event): Pick<Event, 'version' | 'updatedAt'> {
  return { version: event.version + 1, updatedAt: at.toISOString() };
}
