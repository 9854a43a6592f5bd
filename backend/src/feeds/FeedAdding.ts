import { Injectable } from '@nestjs/common';
import type { CreateFeedInput, Feed } from '@kinday/contracts/feed';
import { LIMITS } from '@kinday/contracts/product';
import { noSuchFamily } from '../access/membership.repository.js';
import { Clock } from '../common/Clock.js';
import type { Revised } from '../common/revised.js';
import { isUniqueViolation } from '../database/isUniqueViolation.js';
import { FamilyWriter } from '../sync/FamilyWriter.js';
import { FeedRepository } from './feed.repository.js';
import { FeedEventsRepository } from './feedEvents.repository.js';
import { FeedLeaseRepository } from './feedLease.repository.js';
import { LinkSource } from './LinkSource.js';
import { feedIdTaken, tooManyFeeds, unreadableFeed } from './refusals.js';
import { SourceProblem, type Source } from './Source.js';
import { Sources } from './Sources.js';
import { unknownFeed, verdictOn, type Verdict } from './verdictOn.js';

/** The constraint that makes a feed's id unique among all families. */
const FEED_ID = 'feeds_pkey';

/** What a person says of a new feed. */
type Wanted = Omit<CreateFeedInput, 'id' | 'familyId'> &
  (
    { kind: 'link'; address: string } | { kind: 'holidays'; country: string; region: string | null }
  );

/** How a family subscribes to a calendar of others. */
@Injectable()
export class FeedAdding {
  constructor(
    private readonly sources: Sources,
    private readonly links: LinkSource,
    private readonly feeds: FeedRepository,
    private readonly events: FeedEventsRepository,
    private readonly leases: FeedLeaseRepository,
    private readonly writer: FamilyWriter,
    private readonly clock: Clock,
  ) {}

  /**
   * Reads a calendar and adds it, or finds the one of an earlier try. Throws 400 with a sentence when it
   * cannot be read: then nothing is added.
   */
  async add(
    userId: string,
    familyId: string,
    id: string,
    wanted: Wanted,
  ): Promise<Revised<{ feed: Feed; isNew: boolean }>> {
    const around = await this.feeds.around(userId, familyId);
    if (!around) throw noSuchFamily();
    const isKnown = around.ids.includes(id);
    if (!isKnown && around.ids.length >= LIMITS.feedsPerCalendar) throw tooManyFeeds();
    const source = this.#sourceOf(wanted, around.zone);
    const now = await this.clock.now();
    const first = isKnown ? null : await this.#read(source, now, userId);
    const feedOf = (addedBy: string, createdAt: string): Feed => ({
      ...{ id, familyId, kind: wanted.kind, name: wanted.name, color: wanted.color },
      host: source.address && new URL(source.address).host,
      ...{ country: source.country, region: source.region, addedBy, contentVersion: 1, createdAt },
    });
    const adding = this.writer.readAndWrite(
      familyId,
      userId,
      (transaction) => this.feeds.list(transaction, familyId),
      async (write, _actor, all) => {
        const feed = feedOf(userId, write.at.toISOString());
        const known = all.find((each) => each.id === id);
        if (known) return { feed: addedBefore(known, feed), isNew: false };
        if (all.length >= LIMITS.feedsPerCalendar) throw tooManyFeeds();
        // It was removed while it was looked up.
        if (!first) throw feedIdTaken();
        await this.feeds.insert(write, feed, source, now);
        await this.leases.noteWithin(write.transaction, { id, checkedAt: now }, first);
        this.events.replace(write.transaction, id, first.events ?? []);
        return { feed, isNew: true };
      },
    );
    return adding.catch((error: unknown) => {
      // A feed of another family has the id.
      throw isUniqueViolation(error, FEED_ID) ? feedIdTaken() : error;
    });
  }

  #sourceOf(wanted: Wanted, zone: string): Source {
    if (wanted.kind === 'holidays') {
      const { kind, country, region } = wanted;
      return { kind, country, region, zone, address: null };
    }
    const address = this.links.addressIn(wanted.address);
    return { kind: wanted.kind, address, country: null, region: null, zone };
  }

  async #read(source: Source, now: Date, accountId: string): Promise<Verdict> {
    try {
      const content = await this.sources.read(source, null, now, { accountId });
      return verdictOn(unknownFeed(source), content, now);
    } catch (error) {
      const field = source.kind === 'link' ? 'address' : 'country';
      throw error instanceof SourceProblem ? unreadableFeed(error, field) : error;
    }
  }
}

/** The feed of an earlier try of the same request. Throws 409 when it is another one. */
function addedBefore(known: Feed, wanted: Feed): Feed {
  const isSame = (['kind', 'host', 'country', 'region', 'addedBy'] as const).every(
    (name) => known[name] === wanted[name],
  );
  if (!isSame) throw feedIdTaken();
  return known;
}
