import { Injectable } from '@nestjs/common';
import type { PutEdit } from '@kinday/contracts/change';
import type { Feed, FeedStatus } from '@kinday/contracts/feed';
import { DataSource } from 'typeorm';
import { FEED_COLUMNS, toFeed, type FeedRow } from '../access/feeds.js';
import type { Transaction } from '../database/Transaction.js';
import type { Statement } from '../database/Trip.js';
import type { FamilyWrite } from '../sync/FamilyWrite.js';
import type { Source } from './Source.js';

const put = (record: Feed): PutEdit<'feeds'> => ({ collection: 'feeds', op: 'put', record });

const LIST: Statement = {
  name: 'feeds_of_family',
  text: `SELECT ${FEED_COLUMNS} FROM feeds fd WHERE fd.family_id = $1`,
};

const INSERT: Statement = {
  name: 'insert_feed',
  text: `INSERT INTO feeds (id, family_id, kind, name, color, host, country, region, added_by,
      content_version, created_at, address, checked_at, next_at)
    VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $13)`,
};

const UPDATE: Statement = {
  name: 'update_feed',
  text: 'UPDATE feeds SET name = $2, color = $3, content_version = $4 WHERE id = $1',
};

const DELETE: Statement = { name: 'delete_feed', text: 'DELETE FROM feeds WHERE id = $1' };

/** How soon "Refresh now" may be pressed again. */
export const REFRESH_PAUSE_MINUTES = 5;

interface StatusRow {
  id: string;
  checkedAt: Date | null;
  readAt: Date | null;
  refreshableAt: Date | null;
  count: number;
  problem: string | null;
}

/** The feeds of families, as their members see them. */
@Injectable()
export class FeedRepository {
  constructor(private readonly database: DataSource) {}

  /** The family of a feed, if it is one of the user's. */
  async familyOf(userId: string, id: string): Promise<string | null> {
    const [row] = await this.database.query<{ family_id: string }[]>(
      `SELECT fd.family_id FROM feeds fd
       JOIN members m ON m.family_id = fd.family_id AND m.user_id = $2 WHERE fd.id = $1`,
      [id, userId],
    );
    return row?.family_id ?? null;
  }

  /** The zone of a family, and the ids of its feeds; null when the user is no member. */
  async around(userId: string, familyId: string): Promise<{ zone: string; ids: string[] } | null> {
    const [row] = await this.database.query<{ zone: string; ids: string[] }[]>(
      `SELECT f.zone, ARRAY(SELECT id FROM feeds WHERE family_id = f.id) AS ids
       FROM families f JOIN members m ON m.family_id = f.id AND m.user_id = $2 WHERE f.id = $1`,
      [familyId, userId],
    );
    return row ?? null;
  }

  /** A family's feeds, as they are within a transaction. */
  async list(transaction: Transaction, familyId: string): Promise<Feed[]> {
    const rows = await transaction.query<FeedRow>(LIST, [familyId]);
    return rows.map(toFeed);
  }

  /** How the feeds of a family are doing, in the order of their adding; null when the user is no member. */
  async statuses(userId: string, familyId: string, now: Date): Promise<FeedStatus[] | null> {
    const rows = await this.database.query<(StatusRow | { id: null })[]>(
      `SELECT fd.id, fd.checked_at AS "checkedAt", fd.read_at AS "readAt", fd.problem,
         fd.checked_at + interval '${REFRESH_PAUSE_MINUTES} minutes' AS "refreshableAt",
         (SELECT count(*)::int FROM feed_events WHERE feed_id = fd.id) AS count
       FROM members m LEFT JOIN feeds fd ON fd.family_id = m.family_id
       WHERE m.family_id = $1 AND m.user_id = $2 ORDER BY fd.created_at, fd.id`,
      [familyId, userId],
    );
    if (rows.length === 0) return null;
    return rows.filter((row) => row.id !== null).map((row) => toStatus(row, now));
  }

  /**
   * Throws a unique violation when the id is taken.
   * @param checkedAt when its source was read
   */
  async insert(
    write: FamilyWrite,
    feed: Feed,
    { address }: Source,
    checkedAt: Date,
  ): Promise<void> {
    const { id, familyId, kind, name, color, host, country, region } = feed;
    const { addedBy, contentVersion, createdAt } = feed;
    await write.transaction.query(INSERT, [
      ...[id, familyId, kind, name, color, host, country, region],
      ...[addedBy, contentVersion, createdAt, address, checkedAt],
    ]);
    write.record(put(feed), null);
  }

  /** @param before the feed as it was */
  update(write: FamilyWrite, feed: Feed, before: Feed): void {
    const { id, name, color, contentVersion } = feed;
    write.transaction.write(UPDATE, [id, name, color, contentVersion]);
    write.record(put(feed), put(before));
  }

  delete(write: FamilyWrite, feed: Feed): void {
    write.transaction.write(DELETE, [feed.id]);
    write.record({ collection: 'feeds', op: 'remove', id: feed.id }, put(feed));
  }
}

function toStatus(row: StatusRow, now: Date): FeedStatus {
  const { checkedAt, readAt, refreshableAt } = row;
  const isSoon = refreshableAt !== null && refreshableAt > now;
  return {
    ...row,
    checkedAt: checkedAt?.toISOString() ?? null,
    readAt: readAt?.toISOString() ?? null,
    refreshableAt: isSoon ? refreshableAt.toISOString() : null,
  };
}
