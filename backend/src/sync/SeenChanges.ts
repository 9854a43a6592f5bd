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

/** How far members have looked at what others did. No family's data, so no revision of it. */
@Injectable()
export class SeenChanges {
  readonly #unread = new Batch((userIds: readonly string[]) => this.#readUnread(userIds));

  constructor(private readonly database: DataSource) {}

  /** For each of a user's families what they have not looked at yet, the latest ones. */
  async unread(userId: string): Promise<Unread> {
    return (await this.#unread.about([userId])).get(userId) ?? {};
  }

  /**
   * Moves forward how far a member has looked, never beyond what there is, never back.
   * @returns where it stands now; null when they are no member
   */
  async moveTo(userId: string, familyId: string, revision: number): Promise<number | null> {
    const [rows] = await this.database.query<[{ seen: number }[], number]>(
      `UPDATE members m SET seen_revision = greatest(m.seen_revision, least($3, f.revision))
       FROM families f WHERE f.id = m.family_id AND m.family_id = $1 AND m.user_id = $2
       RETURNING m.seen_revision AS seen`,
      [familyId, userId, revision],
    );
    return rows[0]?.seen ?? null;
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
