import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { Batch } from '../common/Batch.js';
import { BoundedMap } from '../common/BoundedMap.js';
import { queryPrepared } from '../database/prepared.js';
import { requireSql } from '../database/refuse.js';
import type { Transaction } from '../database/Transaction.js';
import type { Statement } from '../database/Trip.js';
import { SessionTable } from '../database/tables/SessionTable.js';
import { wrongCredentials, type Credentials } from './credentials.js';
import { Session } from './Session.js';

/** How long a log-in lasts at most when its user asked to be remembered. */
const REMEMBERED_DAYS = 30;
export const REMEMBERED_MS = REMEMBERED_DAYS * 24 * 60 * 60 * 1000;
/** What a session that lives must fulfil: how old it is at most, and how long unused. */
export const LIVING_SESSION = `
  created_at > now() - CASE WHEN remember THEN interval '${REMEMBERED_DAYS} days' ELSE interval '24 hours' END AND
  last_seen_at > now() - CASE WHEN remember THEN interval '14 days' ELSE interval '2 hours' END`;
/** Living sessions of one user. */
export const MOST_SESSIONS = 20;
/** Sessions whose users are kept at hand. */
const MOST_KNOWN = 10_000;

interface SessionRow {
  id_hash: string;
  user_id: string;
  remember: boolean;
  is_seen: boolean;
}
interface Known extends Pick<SessionRow, 'user_id' | 'remember'> {
  /** When its use was looked at last, ms of this process. */
  usedAt: number;
}
/** A use that follows so soon is not noted. */
const NOTED_MS = 60_000;

const living = (name: string, condition: string): Statement => ({
  name,
  text: `SELECT id_hash, user_id, remember, last_seen_at > now() - interval '1 minute' AS is_seen
    FROM sessions WHERE ${condition} AND ${LIVING_SESSION}`,
});
/** PostgreSQL keeps one plan for an equality; for a list it makes another each time, at twice the cost. */
const ONE_LIVING = living('living_session', 'id_hash = $1');
const ALL_LIVING = living('living_sessions', 'id_hash = ANY($1)');

/** It fails for a session that has ended. */
const REQUIRE_LIVING: Statement = {
  name: 'require_living_session',
  text: `SELECT ${requireSql('count(*) > 0', 'this session has ended')} AS found
    FROM sessions WHERE id_hash = $1 AND ${LIVING_SESSION}`,
};

/** Sessions in PostgreSQL. A row is made by `open` alone and ended by `end`: nothing revives a session. */
@Injectable()
export class SessionStore {
  /** Of sessions that lived when they were last asked for: what a session keeps for good. */
  readonly #known = new BoundedMap<string, Known>(MOST_KNOWN);
  readonly #rows = new Batch((idHashes: readonly string[]) => this.#readRows(idHashes));
  /** One statement at a time: a table that is locked holds one connection, not all. */
  readonly #uses = new Batch((idHashes: readonly string[]) => this.#writeUses(idHashes));

  constructor(private readonly database: DataSource) {}

  /** A session that lives, which is in use now; no answer waits for the note of that. */
  async find(idHash: string): Promise<Session | null> {
    return this.#use(idHash, (await this.#rows.about([idHash])).get(idHash));
  }

  /**
   * The same for one that may be proved later, with the first statements of a write: a trip of its own
   * takes the server 0.1 ms.
   */
  async findOrRecall(idHash: string): Promise<Session | null> {
    const known = this.#known.get(idHash);
    if (known === undefined) return this.find(idHash);
    return new Session(idHash, known.user_id, known.remember, {
      findAgain: (within) => (within ? this.#findWithin(within, idHash) : this.find(idHash)),
      along: (transaction) => this.#requireLiving(transaction, idHash, known),
    });
  }

  /** Ends a session; its cookie never works again. */
  async end(idHash: string): Promise<void> {
    await this.database.manager.delete(SessionTable, { idHash });
  }

  /** Notes that a session is in use, now or, where the database is away, with a later use. */
  noteUse(idHash: string): void {
    this.#uses.about([idHash]).catch(() => undefined);
  }

  /**
   * Makes the row of a log-in. Throws 401 when the password that opened it is no longer the user's:
   * the row lock makes a log-in wait for a change of password that would otherwise miss it.
   * @returns the hashed ids of the sessions that ended, because the user had too many
   */
  async open(
    idHash: string,
    { id, passwordHash }: Credentials,
    { remember, userAgent }: { remember: boolean; userAgent: string },
  ): Promise<string[]> {
    const rows = await this.database.query<unknown[]>(
      `INSERT INTO sessions (id_hash, user_id, remember, user_agent, created_at, last_seen_at)
       SELECT $1, id, $2, $3, now(), now() FROM users WHERE id = $4 AND password_hash = $5
       FOR SHARE RETURNING 1`,
      [idHash, remember, userAgent, id, passwordHash],
    );
    if (rows.length === 0) throw wrongCredentials();
    return this.#endUnused(id, idHash);
  }

  /** Those of some sessions, and maybe of others, that are neither ended nor expired. */
  async living(idHashes: readonly string[]): Promise<ReadonlySet<string>> {
    return new Set((await this.#rows.about(idHashes)).keys());
  }

  /**
   * Ends those of a user's sessions that were not used for longest, down to the limit. It runs after
   * the new one is there: of log-ins that come at once, whichever is last sees all of them.
   */
  async #endUnused(userId: string, newIdHash: string): Promise<string[]> {
    const [ended] = await this.database.query<[{ id_hash: string }[], number]>(
      `DELETE FROM sessions WHERE id_hash IN (
         SELECT id_hash FROM sessions WHERE user_id = $1 AND ${LIVING_SESSION}
         ORDER BY id_hash = $2 DESC, last_seen_at DESC, created_at DESC OFFSET $3)
       RETURNING id_hash`,
      [userId, newIdHash, MOST_SESSIONS],
    );
    return ended.map((row) => row.id_hash);
  }

  async #findWithin(transaction: Transaction, idHash: string): Promise<Session | null> {
    const [row] = await transaction.query<SessionRow>(ONE_LIVING, [idHash]);
    return this.#use(idHash, row);
  }

  #requireLiving(transaction: Transaction, idHash: string, known: Known): void {
    transaction.write(REQUIRE_LIVING, [idHash]);
    const now = performance.now();
    if (now - known.usedAt < NOTED_MS) return;
    known.usedAt = now;
    this.noteUse(idHash);
  }

  #use(idHash: string, row: SessionRow | undefined): Session | null {
    if (!row) {
      this.#known.delete(idHash);
      return null;
    }
    const { user_id, remember, is_seen } = row;
    this.#known.set(idHash, { user_id, remember, usedAt: performance.now() });
    if (!is_seen) this.noteUse(idHash);
    return new Session(idHash, user_id, remember);
  }

  /** By the database's clock, which also ends sessions: the nodes' clocks may differ. */
  async #writeUses(idHashes: readonly string[]): Promise<void> {
    await this.database.query(
      `UPDATE sessions SET last_seen_at = now() WHERE id_hash = ANY($1) AND ${LIVING_SESSION}`,
      [idHashes],
    );
  }

  async #readRows(idHashes: readonly string[]): Promise<Map<string, SessionRow>> {
    const isOne = idHashes.length === 1;
    const rows = await queryPrepared<SessionRow>(this.database, isOne ? ONE_LIVING : ALL_LIVING, [
      isOne ? idHashes[0] : idHashes,
    ]);
    return new Map(rows.map((row) => [row.id_hash, row]));
  }
}
