import { Injectable } from '@nestjs/common';
import { LIMITS } from '@kinday/contracts/product';
import { dayIn } from '@kinday/contracts/zonedTime';
import { Holidays } from './Holidays.js';
import type { KeptEvent } from './KeptEvent.js';
import { LinkSource } from './LinkSource.js';
import {
  SourceProblem,
  type Reading,
  type Source,
  type SourceContent,
  type Validators,
} from './Source.js';
import * as messages from './messages.js';

/** Reads feeds, wherever they come from. */
@Injectable()
export class Sources {
  constructor(
    private readonly links: LinkSource,
    private readonly holidays: Holidays,
  ) {}

  /**
   * What a source has now, each event once. Throws a SourceProblem.
   * @param known what its server is asked to compare with; null for all of it
   * @param now by the clock that all nodes share
   */
  async read(
    source: Source,
    known: Validators | null,
    now: Date,
    reading: Reading,
  ): Promise<SourceContent | 'same'> {
    const { address, country, region, zone } = source;
    if (address !== null) {
      const read = await this.links.read(address, known, zone, reading);
      return read === 'same' ? read : fitting(read);
    }
    const year = Number(dayIn(zone, now).slice(0, 4));
    const events = await this.holidays.of(country ?? '', region, year, reading);
    if (events.length === 0) throw new SourceProblem(messages.unknownCountry);
    return fitting({ events, etag: null, lastModified: null, note: null });
  }
}

/** Of the events that say the same one, and of too many the latest. */
function fitting(content: SourceContent): SourceContent {
  const events = [...new Map(content.events.map((event) => [event.key, event])).values()];
  if (events.length <= LIMITS.eventsPerFeed) return { ...content, events };
  const note = messages.tooManyEvents(events.length, LIMITS.eventsPerFeed);
  return { ...content, note, events: events.sort(byEnd).slice(0, LIMITS.eventsPerFeed) };
}

/** What goes on for ever first. */
function byEnd(one: KeptEvent, other: KeptEvent): number {
  const [end, otherEnd] = [one.last ?? '9999-12-31', other.last ?? '9999-12-31'];
  if (end !== otherEnd) return end > otherEnd ? -1 : 1;
  return one.key < other.key ? -1 : 1;
}
