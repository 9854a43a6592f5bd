import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { Notice } from './notice.js';

/**
 * How long a notice belongs to the node that took it: longer than everything about it takes (a push,
 * 3 + 10 s, the mail in its place, 3 + 20 s, and the note of it), and short enough that another node
 * tells it in time when that one died.
 */
export const LEASE_SECONDS = 45;

/** One that this node has taken. */
export interface LeasedNotice extends Notice {
  /** How often it was taken, this time included. */
  tries: number;
  /** The ids of the devices that took it, and 'mail'. */
  sentTo: string[];
}

/** How a notice ended: told, given up as it was refused or out of time, or about nothing any more. */
export type Outcome = 'told' | 'dropped' | 'pointless';

/** What became of one that was taken. */
export interface Verdict {
  id: string;
  tries: number;
  /** Who took it this time. */
  sentTo: string[];
  /** Null where it is tried again, after the pause. */
  outcome: Outcome | null;
  pauseSeconds: number;
}

/** The notices that wait, shared by all nodes. */
@Injectable()
export class NoticeQueueRepository {
  constructor(private readonly database: DataSource) {}

  /**
   * Takes notices that are due, the ones that have waited longest first. No other node gets them
   * until the lease is over. One of a kind that is not known here is left to nodes that know it.
   */
  async lease(kinds: readonly string[], now: Date, count: number): Promise<LeasedNotice[]> {
    const [taken] = await this.database.query<[LeasedNotice[], number]>(
      `UPDATE notices SET next_at = $1::timestamptz + interval '${LEASE_SECONDS} seconds', tries = tries + 1
       WHERE id = ANY(ARRAY(
         SELECT id FROM notices
         WHERE outcome IS NULL AND next_at <= $1 AND (kind = ANY($2) OR expires_at <= $1)
         ORDER BY next_at LIMIT $3 FOR UPDATE SKIP LOCKED))
       RETURNING id, kind, user_id AS "userId", data, due_at AS "dueAt", expires_at AS "expiresAt",
         tries, sent_to AS "sentTo"`,
      [now, kinds, count],
    );
    return taken;
  }

  /**
   * Notes what became of notices. One to be tried again is left to whoever has it meanwhile, if its
   * lease was lost. What a notice without a user was made of, an address, goes as it ends. The ids
   * stand there twice: by those in the records alone PostgreSQL reads the whole table.
   */
  async note(verdicts: readonly Verdict[], now: Date): Promise<void> {
    await this.database.query(
      `UPDATE notices SET
         outcome = verdict.outcome,
         sent_to = ARRAY(SELECT DISTINCT unnest(sent_to || verdict."sentTo")),
         next_at = CASE WHEN verdict.outcome IS NULL AND notices.tries = verdict.tries
           THEN least($2::timestamptz + verdict."pauseSeconds" * interval '1 second', expires_at)
           ELSE next_at END,
         data = CASE WHEN verdict.outcome IS NOT NULL AND user_id IS NULL THEN '{}' ELSE data END
       FROM jsonb_to_recordset($1) AS verdict(id uuid, tries integer, "sentTo" text[], outcome text,
         "pauseSeconds" float8)
       WHERE notices.id = ANY($3) AND notices.id = verdict.id AND notices.outcome IS NULL`,
      [JSON.stringify(verdicts), now, verdicts.map(({ id }) => id)],
    );
  }

  /** Leaves what was taken and not told to whoever comes next, at once and as if it had not been taken. */
  async giveBack(ids: readonly string[], now: Date): Promise<void> {
    await this.database.query(
      `UPDATE notices SET next_at = least($2::timestamptz, next_at), tries = tries - 1
       WHERE id = ANY($1) AND outcome IS NULL`,
      [ids, now],
    );
  }
}
