import { Injectable } from '@nestjs/common';
import type { PutEdit } from '@kinday/contracts/change';
import type { News } from '@kinday/contracts/news';
import {
  RECENT_PER_PAGE,
  type RecentAnswer,
  type RecentChange,
  type Whose,
} from '@kinday/contracts/recent';
import { DataSource } from 'typeorm';
import type { FamilyWrite } from './FamilyWrite.js';

/** What the log keeps of a change so that who made it can take it back. */
export interface OwnChange {
  news: News[];
  /** The events it touched as they were. */
  before: PutEdit<'events'>[];
}

/** Who touched an event later, and how. */
export interface LaterChange {
  actorId: string;
  /** Empty when nothing is known of them any more. */
  actorName: string;
  kind: News['kind'];
}

interface RecentRow {
  revision: number;
  at: Date;
  actor_id: string;
  actor_name: string;
  news: News[];
  event_date: string | null;
  can_undo: boolean;
}

/** Whoever made a change is a member, or was one; needs `changes c`. */
const ACTOR_JOINS = `
  LEFT JOIN members a ON a.family_id = c.family_id AND a.user_id = c.actor_id
  LEFT JOIN users u ON u.id = a.user_id
  LEFT JOIN former_members former
    ON former.family_id = c.family_id AND former.user_id = c.actor_id`;
const ACTOR_NAME = `coalesce(u.name, former.name, '')`;

/** Reads of the change log as people read it: what was done, by whom, and whether it can be undone. */
@Injectable()
export class RecentChanges {
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
    // Whoever has no changes to read still answers one row, whose revision is null.
    const rows = await this.database.query<(RecentRow | { revision: null })[]>(
      `SELECT c.revision, c.at, c.actor_id, c.news, ${ACTOR_NAME} AS actor_name,
         CASE WHEN e.deleted_at IS NULL THEN e.date END AS event_date,
         c.actor_id = $2 AND e.id IS NOT NULL
           AND (me.role = 'owner' OR e.creator_id = $2)
           AND e.version = (c.news->0->>'version')::int
           AND (e.deleted_at IS NOT NULL) = (c.news->0->>'kind' = 'deleted') AS can_undo
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
    const changes = rows.filter((row) => row.revision !== null).map(toRecent);
    return {
      changes: changes.slice(0, RECENT_PER_PAGE),
      hasMore: changes.length > RECENT_PER_PAGE,
    };
  }

  /** What the writer did in a revision; null when that was somebody else, or is forgotten. */
  async own(write: FamilyWrite, revision: number): Promise<OwnChange | null> {
    const [row] = await write.manager.query<OwnChange[]>(
      `SELECT news, before FROM changes
       WHERE family_id = $1 AND revision = $2 AND actor_id = $3`,
      [write.family.id, revision, write.actorId],
    );
    return row ?? null;
  }

  /** The last change that touched an event after a revision; null when the log has none. */
  async later(write: FamilyWrite, revision: number, eventId: string): Promise<LaterChange | null> {
    const [row] = await write.manager.query<LaterChange[]>(
      `SELECT c.actor_id AS "actorId", ${ACTOR_NAME} AS "actorName", c.news->0->>'kind' AS kind
       FROM changes c ${ACTOR_JOINS}
       WHERE c.family_id = $1 AND c.revision > $2 AND c.news @> $3::jsonb
       ORDER BY c.revision DESC LIMIT 1`,
      [write.family.id, revision, JSON.stringify([{ id: eventId }])],
    );
    return row ?? null;
  }
}

function toRecent(row: RecentRow): RecentChange {
  return {
    revision: row.revision,
    at: row.at.toISOString(),
    actor: { id: row.actor_id, name: row.actor_name },
    news: row.news,
    eventDate: row.event_date,
    canUndo: row.can_undo,
  };
}
