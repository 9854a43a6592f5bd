import { Injectable } from '@nestjs/common';
import { MOST_UNREAD } from '@kinday/contracts/recent';
import type { Unread } from '@kinday/contracts/socket';
import { DataSource } from 'typeorm';
import { Batch } from '../common/Batch.js';

interface UnreadRow {
  user_id: string;
  family_id: string;
  seen: number;
  revisions: number[];
}

/** Reads how far members have looked at what others did. This is the user's own, and has no revision. */
@Injectable()
export class UnreadReader {
  readonly #unread = new Batch((userIds: readonly string[]) => this.#readUnread(userIds));

  constructor(private readonly database: DataSource) {}

  /** For each of a user's families the latest revisions they have not looked at yet. */
  async read(userId: string): Promise<Unread> {
    return (await this.#unread.about([userId])).get(userId) ?? {};
  }

  async #readUnread(userIds: readonly string[]): Promise<Map<string, Unread>> {
    const rows = await this.database.query<UnreadRow[]>(
      `SELECT m.user_id, m.family_id, m.seen_revision AS seen, ARRAY(
         SELECT c.revision::float8 FROM changes c
         WHERE c.family_id = m.family_id AND c.revision > m.seen_revision
           AND c.actor_id <> m.user_id AND c.news <> '[]'
         ORDER BY c.revision DESC LIMIT ${MOST_UNREAD}) AS revisions
       FROM members m WHERE m.user_id = ANY($1)`,
      [userIds],
    );
    const unread = new Map<string, Unread>();
    for (const { user_id, family_id, seen, revisions } of rows) {
      unread.set(user_id, { ...unread.get(user_id), [family_id]: { seen, revisions } });
    }
    return unread;
  }
}
