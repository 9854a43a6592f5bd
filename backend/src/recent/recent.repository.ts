import { Injectable } from '@nestjs/common';
import type { Role } from '@kinday/contracts/member';
import type { News } from '@kinday/contracts/news';
import { canEditEvent } from '@kinday/contracts/policies';
import {
  RECENT_PER_PAGE,
  type RecentAnswer,
  type RecentChange,
  type Whose,
} from '@kinday/contracts/recent';
import { DataSource } from 'typeorm';
import { ACTOR_JOINS, ACTOR_NAME } from '../sync/actorName.js';

/** A change, and its event as it is now; the event's columns are null when there is none. */
interface RecentRow {
  revision: number;
  at: Date;
  actor_id: string;
  actor_name: string;
  news: News[];
  reader_role: Role;
  event_date: string | null;
  event_version: number | null;
  event_creator_id: string | null;
  event_is_deleted: boolean | null;
}

/** The list behind the bell: what was done, by whom, and whether the reader can undo it. */
@Injectable()
export class RecentRepository {
  constructor(private readonly database: DataSource) {}

  /**
   * A page of what happened since the reader joined, the latest first; null when they are no member.
   * @param before the last revision already read
   */
  async page(
    userId: string,
    familyId: string,
    whose: Whose,
    before: number,
  ): Promise<RecentAnswer | null> {
    // A member without changes to read still answers one row, whose revision is null.
    const rows = await this.database.query<(RecentRow | { revision: null })[]>(
      `SELECT c.revision, c.at, c.actor_id, c.news, ${ACTOR_NAME} AS actor_name,
         me.role AS reader_role, e.date AS event_date, e.version AS event_version,
         e.creator_id AS event_creator_id, e.deleted_at IS NOT NULL AS event_is_deleted
       FROM members me
       LEFT JOIN changes c ON c.family_id = me.family_id AND c.revision >= me.joined_revision
         AND c.revision < $3 AND (c.actor_id = $2) = $4 AND c.news <> '[]'
       LEFT JOIN events e ON e.id = (c.news->0->>'id')::uuid AND e.family_id = c.family_id
       ${ACTOR_JOINS}
       WHERE me.family_id = $1 AND me.user_id = $2
       ORDER BY c.revision DESC LIMIT ${RECENT_PER_PAGE + 1}`,
      [familyId, userId, before, whose === 'mine'],
    );
    if (rows.length === 0) return null;
    const changes = rows.filter((row) => row.revision !== null).map((row) => toRecent(row, userId));
    return {
      changes: changes.slice(0, RECENT_PER_PAGE),
      hasMore: changes.length > RECENT_PER_PAGE,
    };
  }

  /**
   * Moves forward how far a member has looked, never beyond the last revision and never back.
   * @returns the revision they have looked at now; null when they are no member
   */
  async markSeen(userId: string, familyId: string, revision: number): Promise<number | null> {
    const [rows] = await this.database.query<[{ seen: number }[], number]>(
      `UPDATE members m SET seen_revision = greatest(m.seen_revision, least($3, f.revision))
       FROM families f WHERE f.id = m.family_id AND m.family_id = $1 AND m.user_id = $2
       RETURNING m.seen_revision AS seen`,
      [familyId, userId, revision],
    );
    return rows[0]?.seen ?? null;
  }
}

function toRecent(row: RecentRow, readerId: string): RecentChange {
  return {
    revision: row.revision,
    at: row.at.toISOString(),
    actor: { id: row.actor_id, name: row.actor_name },
    news: row.news,
    eventDate: row.event_is_deleted ? null : row.event_date,
    canUndo: canUndo(row, readerId),
  };
}

/** Whether the reader made the change, may edit its event, and nobody has changed the event since. */
function canUndo(row: RecentRow, readerId: string): boolean {
  const [news] = row.news;
  const creatorId = row.event_creator_id;
  if (!news || creatorId === null || row.actor_id !== readerId) return false;
  const isAsLeft =
    row.event_version === news.version && row.event_is_deleted === (news.kind === 'deleted');
  return isAsLeft && canEditEvent({ id: readerId, role: row.reader_role }, { creatorId });
}
