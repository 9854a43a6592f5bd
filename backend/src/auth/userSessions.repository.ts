import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { LIVING_SESSION } from './SessionStore.js';

/** A log-in that still works. */
export interface LivingSession {
  idHash: string;
  userAgent: string;
  createdAt: Date;
  lastSeenAt: Date;
}

interface SessionRow {
  id_hash: string;
  user_agent: string;
  created_at: Date;
  last_seen_at: Date;
}

/** All log-ins of one user. */
@Injectable()
export class UserSessionsRepository {
  constructor(private readonly database: DataSource) {}

  /** Those that still work: the current one, then the others, the last used first. */
  async list(userId: string, currentIdHash: string): Promise<LivingSession[]> {
    const rows = await this.database.query<SessionRow[]>(
      `SELECT id_hash, user_agent, created_at, last_seen_at FROM sessions
       WHERE user_id = $1 AND ${LIVING_SESSION} 
       ORDER BY id_hash = $2 DESC, last_seen_at DESC, id_hash`,
      [userId, currentIdHash],
    );
    return rows.map((row) => ({
      idHash: row.id_hash,
      userAgent: row.user_agent,
      createdAt: row.created_at,
      lastSeenAt: row.last_seen_at,
    }));
  }

  /** Ends all but one. @returns the hashed ids of those that ended */
  endOthers(userId: string, keptIdHash: string): Promise<string[]> {
    return endSessions(this.database.manager, userId, keptIdHash);
  }
}

/**
 * Ends a user's sessions within a transaction, except one where it is named.
 * @returns the hashed ids of those that ended, to be published after the commit
 */
export async function endSessions(
  manager: EntityManager,
  userId: string,
  keptIdHash: string | null,
): Promise<string[]> {
  const [rows] = await manager.query<[{ id_hash: string }[], number]>(
    `DELETE FROM sessions WHERE user_id = $1 AND id_hash IS DISTINCT FROM $2 RETURNING id_hash`,
    [userId, keptIdHash],
  );
  return rows.map((row) => row.id_hash);
}
