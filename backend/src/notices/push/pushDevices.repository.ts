import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { LIVING_SESSION } from '../../auth/SessionStore.js';
import { notLoggedIn } from '../../common/problem.js';
import type { PushDevice } from './PushChannel.js';

/** Where a browser takes notifications, and what only it can read them with. */
export type Subscription = Pick<PushDevice, 'endpoint' | 'p256dh' | 'auth'>;

/**
 * Browsers that take notifications. Each belongs to a log-in and goes with it, and a log-in has one at
 * most, so that a user has no more devices than log-ins.
 */
@Injectable()
export class PushDevicesRepository {
  constructor(private readonly database: DataSource) {}

  /** Those of some users whose log-ins are alive. */
  async livingOf(userIds: readonly string[]): Promise<PushDevice[]> {
    return this.database.query<PushDevice[]>(
      `SELECT id, user_id AS "userId", endpoint, p256dh, auth FROM push_devices
       WHERE user_id = ANY($1)
         AND EXISTS (SELECT FROM sessions WHERE id_hash = session_id_hash AND ${LIVING_SESSION})
       ORDER BY created_at, id`,
      [userIds],
    );
  }

  /**
   * Gives a log-in the device at a subscription, in place of any it had; another log-in that had this
   * one has it no more. Throws 401 when the log-in has ended.
   */
  async bind(idHash: string, { endpoint, p256dh, auth }: Subscription): Promise<void> {
    await this.database.transaction(async (manager) => {
      // Two calls of one log-in come after each other, and none after its end.
      const [session] = await manager.query<{ user_id: string }[]>(
        `SELECT user_id FROM sessions WHERE id_hash = $1 AND ${LIVING_SESSION} FOR UPDATE`,
        [idHash],
      );
      if (!session) throw notLoggedIn();
      await manager.query(
        `DELETE FROM push_devices WHERE session_id_hash = $1 AND endpoint <> $2`,
        [idHash, endpoint],
      );
      await manager.query(
        `INSERT INTO push_devices (id, user_id, session_id_hash, endpoint, p256dh, auth, created_at)
         VALUES ($1, $2, $3, $4, $5, $6, now())
         ON CONFLICT (endpoint) DO UPDATE SET user_id = excluded.user_id, p256dh = excluded.p256dh,
           session_id_hash = excluded.session_id_hash, auth = excluded.auth`,
        [randomUUID(), session.user_id, idHash, endpoint, p256dh, auth],
      );
    });
  }

  /** Whether a log-in has a device. */
  async isBound(idHash: string): Promise<boolean> {
    const rows = await this.database.query<unknown[]>(
      `SELECT FROM push_devices WHERE session_id_hash = $1`,
      [idHash],
    );
    return rows.length > 0;
  }

  /** Ends the device of a log-in. */
  async unbind(idHash: string): Promise<void> {
    await this.database.query(`DELETE FROM push_devices WHERE session_id_hash = $1`, [idHash]);
  }

  /** Forgets a device that its push service knows no more, unless it has a new subscription since. */
  async forget({ id, endpoint }: PushDevice): Promise<void> {
    await this.database.query(`DELETE FROM push_devices WHERE id = $1 AND endpoint = $2`, [
      id,
      endpoint,
    ]);
  }
}
