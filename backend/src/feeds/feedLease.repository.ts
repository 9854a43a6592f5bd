import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { queryPrepared } from '../database/prepared.js';
import type { Statement } from '../database/Trip.js';
import type { Transaction } from '../database/Transaction.js';
import { REFRESH_PAUSE_MINUTES } from './feed.repository.js';
import type { Source } from './Source.js';
import type { KnownFeed, Verdict } from './verdictOn.js';

/**
 * How long a feed that is to be refreshed belongs to the node that took it: longer than fetching, reading
 * and writing it take, and short enough that another node does it when that one died.
 */
const LEASE_MINUTES = 2;

/** A feed that this node has taken to refresh it. */
export interface LeasedFeed extends Source, KnownFeed {
  id: string;
  familyId: string;
  /** In whose name it is written: of who added it, or of the owner after that member left. */
  actorId: string;
  /** When it was taken, which makes it this node's. */
  checkedAt: Date;
  /** When it was taken before; null for the first time. */
  checkedBefore: Date | null;
}

const TAKE = `UPDATE feeds fd
  SET checked_at = $1, next_at = $1::timestamptz + interval '${LEASE_MINUTES} minutes'
  FROM families f, feeds was`;
const TAKEN = `fd.id, fd.family_id AS "familyId", fd.kind, fd.address, fd.country, fd.region,
  f.zone, fd.checked_at AS "checkedAt", was.checked_at AS "checkedBefore", fd.read_at AS "readAt", fd.failures, fd.problem, fd.etag,
  fd.last_modified AS "lastModified", fd.zone AS "readZone", fd.digest,
  fd.shrunk_since AS "shrunkSince",
  (SELECT count(*)::int FROM feed_events WHERE feed_id = fd.id) AS count,
  CASE WHEN EXISTS (SELECT FROM members WHERE family_id = f.id AND user_id = fd.added_by)
    THEN fd.added_by ELSE f.owner_id END AS "actorId"`;

const NOTE: Statement = {
  name: 'note_feed',
  text: `UPDATE feeds SET next_at = checked_at + $3 * interval '1 second', read_at = $4, failures = $5,
      problem = $6, etag = $7, last_modified = $8, zone = $9, digest = $10, shrunk_since = $11
    WHERE id = $1 AND checked_at = $2 RETURNING id`,
};

/** As if nobody had asked for it; the job does so in a minute. */
const GIVE_BACK: Statement = {
  name: 'give_feed_back',
  text: `UPDATE feeds SET checked_at = $3, next_at = checked_at + interval '1 minute'
    WHERE id = $1 AND checked_at = $2`,
};

/** The feeds that wait to be refreshed, shared by all nodes. */
@Injectable()
export class FeedLeaseRepository {
  constructor(private readonly database: DataSource) {}

  /** Takes feeds that are due, the ones that have waited longest first. No other node gets them meanwhile. */
  async takeDue(now: Date, count: number): Promise<LeasedFeed[]> {
    const [taken] = await this.database.query<[LeasedFeed[], number]>(
      `${TAKE} WHERE f.id = fd.family_id AND was.id = fd.id AND fd.id = ANY(ARRAY(
         SELECT id FROM feeds WHERE next_at <= $1 ORDER BY next_at LIMIT $2 FOR UPDATE SKIP LOCKED))
       RETURNING ${TAKEN}`,
      [now, count],
    );
    return taken;
  }

  /** Takes one feed; null when it was taken a few minutes ago. */
  async take(id: string, now: Date): Promise<LeasedFeed | null> {
    const [[taken]] = await this.database.query<[LeasedFeed[], number]>(
      `${TAKE} WHERE f.id = fd.family_id AND was.id = fd.id AND fd.id = $2
         AND fd.checked_at <= $1::timestamptz - interval '${REFRESH_PAUSE_MINUTES} minutes'
       RETURNING ${TAKEN}`,
      [now, id],
    );
    return taken ?? null;
  }

  /** Lets go of a feed whose source was not asked: it may be refreshed again at once. */
  async giveBack({ id, checkedAt, checkedBefore }: LeasedFeed): Promise<void> {
    await queryPrepared(this.database, GIVE_BACK, [id, checkedAt, checkedBefore]);
  }

  /** Notes what became of a feed, unless another node has it now. */
  async note(feed: Lease, verdict: Verdict): Promise<void> {
    await queryPrepared(this.database, NOTE, valuesOf(feed, verdict));
  }

  /** The same within a transaction. @returns false when another node has it now, or it is gone */
  async noteWithin(transaction: Transaction, feed: Lease, verdict: Verdict): Promise<boolean> {
    const noted = await transaction.query(NOTE, valuesOf(feed, verdict));
    return noted.length > 0;
  }
}

type Lease = Pick<LeasedFeed, 'id' | 'checkedAt'>;

function valuesOf({ id, checkedAt }: Lease, { state, pauseSeconds }: Verdict): unknown[] {
  const { readAt, failures, problem, etag, lastModified, readZone, digest, shrunkSince } = state;
  const source = [etag, lastModified, readZone, digest, shrunkSince];
  return [id, checkedAt, pauseSeconds, readAt, failures, problem, ...source];
}
