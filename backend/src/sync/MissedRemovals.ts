import { Injectable } from '@nestjs/common';
import type { Removed, RemovalReason } from '@kinday/contracts/socket';
import { DataSource } from 'typeorm';

/** Most families of one question: a client shows one calendar and keeps a few more. */
const MOST = 20;
const FAMILY_REMOVED = JSON.stringify([{ collection: 'families', op: 'remove' }]);

interface RemovalRow {
  id: string;
  reason: RemovalReason | null;
}

/** The ends of memberships that a client missed while it was away. */
@Injectable()
export class MissedRemovals {
  constructor(private readonly database: DataSource) {}

  /**
   * The families among these that a user is no member of, and why. A family that the log does not
   * know counts as deleted: to strangers, a calendar of others looks like one that never was. Only
   * for former members, and of a calendar that is gone, its log is looked through.
   */
  async of(userId: string, familyIds: readonly string[]): Promise<Removed[]> {
    if (familyIds.length === 0) return [];
    const removed = JSON.stringify([{ collection: 'members', op: 'remove', id: userId }]);
    const rows = await this.database.query<RemovalRow[]>(
      `SELECT f.id, (
         SELECT CASE WHEN c.edits @> $3::jsonb THEN 'deleted'
                     WHEN c.actor_id = $1 THEN 'left' ELSE 'removed' END
         FROM changes c
         WHERE c.family_id = f.id AND (c.edits @> $3::jsonb OR c.edits @> $4::jsonb)
           AND (former.family_id IS NOT NULL OR living.id IS NULL)
         ORDER BY c.revision DESC LIMIT 1) AS reason
       FROM unnest($2::uuid[]) AS f (id)
       LEFT JOIN families living ON living.id = f.id
       LEFT JOIN former_members former ON former.family_id = f.id AND former.user_id = $1
       WHERE NOT EXISTS (SELECT FROM members m WHERE m.family_id = f.id AND m.user_id = $1)`,
      [userId, familyIds.slice(0, MOST), FAMILY_REMOVED, removed],
    );
    return rows.map(({ id, reason }) => ({ familyId: id, reason: reason ?? 'deleted' }));
  }
}
