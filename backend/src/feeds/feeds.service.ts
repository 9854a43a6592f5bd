import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { EventRange } from '@kinday/contracts/event';
import type {
  CreateFeedInput,
  Feed,
  FeedEventsAnswer,
  FeedStatus,
  UpdateFeedInput,
} from '@kinday/contracts/feed';
import { canEditFeed } from '@kinday/contracts/policies';
import type { Success } from '@kinday/contracts/user';
import { MembershipRepository, noSuchFamily } from '../access/membership.repository.js';
import { Clock } from '../common/Clock.js';
import { Revised } from '../common/revised.js';
import type { FamilyWrite } from '../sync/FamilyWrite.js';
import { FamilyWriter } from '../sync/FamilyWriter.js';
import { FeedAdding } from './FeedAdding.js';
import { FeedRepository } from './feed.repository.js';
import { FeedEventsRepository } from './feedEvents.repository.js';
import { FeedLeaseRepository } from './feedLease.repository.js';
import { feedOccurrences } from './feedOccurrences.js';
import { FeedRefresh } from './FeedRefresh.js';
import { noSuchFeed, notYourFeed, refreshedLately } from './refusals.js';

/** What members do with the calendars of others that their family subscribed to. */
@Injectable()
export class FeedsService {
  constructor(
    private readonly adding: FeedAdding,
    private readonly feeds: FeedRepository,
    private readonly feedEvents: FeedEventsRepository,
    private readonly leases: FeedLeaseRepository,
    private readonly refreshing: FeedRefresh,
    private readonly memberships: MembershipRepository,
    private readonly writer: FamilyWriter,
    private readonly clock: Clock,
  ) {}

  /** Adds one that can be read now; the same `id` again finds what was added before. */
  async create(
    userId: string,
    { id = randomUUID(), familyId, ...input }: CreateFeedInput,
  ): Promise<Revised<{ feed: Feed; isNew: boolean }>> {
    const chosen = await this.memberships.chosen(userId, familyId);
    return this.adding.add(userId, chosen, id, input);
  }

  update(userId: string, id: string, { name, color }: UpdateFeedInput): Promise<Revised<Feed>> {
    return this.#edit(userId, id, (write, feed) => {
      const updated = { ...feed, name, color };
      this.feeds.update(write, updated, feed);
      return updated;
    });
  }

  delete(userId: string, id: string): Promise<Revised<Success>> {
    return this.#edit(userId, id, (write, feed) => {
      this.feeds.delete(write, feed);
      return { success: true };
    });
  }

  /** Reads one again now, for any member. Throws 429 when it was read a few minutes ago. */
  async refresh(userId: string, id: string): Promise<FeedStatus> {
    const familyId = await this.feeds.familyOf(userId, id);
    if (!familyId) throw noSuchFeed();
    const now = await this.clock.now();
    const feed = await this.leases.take(id, now);
    if (feed) await this.refreshing.refresh(feed, { accountId: userId });
    const statuses = await this.feeds.statuses(userId, familyId, now);
    const status = statuses?.find((each) => each.id === id);
    if (!status) throw noSuchFeed();
    if (!feed) throw refreshedLately(status, now);
    return status;
  }

  /** What stands on some days in all feeds of a family. */
  async events(
    userId: string,
    { familyId, ...range }: EventRange,
    gone: AbortSignal,
  ): Promise<Revised<FeedEventsAnswer>> {
    const chosen = await this.memberships.chosen(userId, familyId);
    const read = await this.feedEvents.read(userId, chosen, range);
    if (!read) throw noSuchFamily();
    const { rows, familyZone, isCut } = read.body;
    const answer = await feedOccurrences(rows, familyZone, range, gone);
    return new Revised(read.revision, { ...answer, isCut: isCut || answer.isCut });
  }

  async statuses(userId: string, familyId: string | undefined): Promise<FeedStatus[]> {
    const chosen = await this.memberships.chosen(userId, familyId);
    const statuses = await this.feeds.statuses(userId, chosen, await this.clock.now());
    if (!statuses) throw noSuchFamily();
    return statuses;
  }

  /** The same write for those who may change the feed. Throws 403 for other members. */
  async #edit<T>(
    userId: string,
    id: string,
    work: (write: FamilyWrite, feed: Feed) => T,
  ): Promise<Revised<T>> {
    const familyId = await this.feeds.familyOf(userId, id);
    if (!familyId) throw noSuchFeed();
    return this.writer.readAndWrite(
      familyId,
      userId,
      (transaction) => this.feeds.list(transaction, familyId),
      (write, actor, all) => {
        const feed = all.find((each) => each.id === id);
        if (!feed) throw noSuchFeed();
        if (!canEditFeed(actor, feed)) throw notYourFeed();
        return Promise.resolve(work(write, feed));
      },
    );
  }
}
