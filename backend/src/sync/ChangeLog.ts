import { Injectable } from '@nestjs/common';
import {
  CHANGES_PER_PAGE,
  type Change,
  type ChangesAnswer,
  type ChangesQuery,
  type RecordEdit,
} from '@kinday/contracts/change';
import type { News } from '@kinday/contracts/news';
import { LIMITS } from '@kinday/contracts/product';
import { DataSource } from 'typeorm';
import { noSuchFamily } from '../access/membership.repository.js';
import { Batch } from '../common/Batch.js';
import { resync } from '../common/problem.js';
import { completeLogged } from './completeLogged.js';
import { CHANGE_BYTES } from './familySql.js';

interface ChangeRow {
  family_id: string;
  revision: number;
  actor_id: string;
  at: Date;
  /** Of a long change those of members alone. */
  edits: RecordEdit[];
  news: News[];
  is_long: boolean;
}

/** A change as the log tells it. */
export interface ToldChange {
  change: Change;
  /** Longer than what travels: whoever shows the family loads anew. Of its edits only those of members are told. */
  isLong: boolean;
}

/** The part of a family's log that a member may read. */
export interface Reach {
  revision: number;
  joined: number;
  /** Bytes of what the member's client lacks, as far as it would be told. */
  bytes: number;
}

/** Reads of the change log and of the families' revisions. */
@Injectable()
export class ChangeLog {
  #epoch: Promise<string> | undefined;
  readonly #revisions = new Batch((familyIds: readonly string[]) => this.#readRevisions(familyIds));

  constructor(private readonly database: DataSource) {}

  /** Which log this is; another one after a restored backup. */
  epoch(): Promise<string> {
    this.#epoch ??= this.#readEpoch();
    // A failed read must not be remembered.
    this.#epoch.catch(() => (this.#epoch = undefined));
    return this.#epoch;
  }

  /** Looks again which log this is; true when it is another one than before. */
  async isReplaced(): Promise<boolean> {
    const before = await this.epoch();
    const now = await this.#readEpoch();
    this.#epoch = Promise.resolve(now);
    return now !== before;
  }

  /** The next changes of a family after a revision, in order, a page at most: one of them, however long it is. */
  async since(familyId: string, revision: number): Promise<ToldChange[]> {
    const rows = await this.database.query<ChangeRow[]>(
      `SELECT family_id, revision, actor_id, at, news, own > $4 AS is_long,
         CASE WHEN own > $4 THEN jsonb_path_query_array(edits, '$[*] ? (@.collection == "members")')
           ELSE edits END AS edits
       FROM (
         SELECT *, sum(own) OVER (ORDER BY revision) AS total
         FROM (
           SELECT *, ${CHANGE_BYTES} AS own FROM changes
           WHERE family_id = $1 AND revision > $2
           ORDER BY revision LIMIT ${CHANGES_PER_PAGE}) AS next) AS page
       WHERE total <= $3 OR total = own
       ORDER BY revision`,
      [familyId, revision, LIMITS.changesPageBytes, LIMITS.changeBytes],
    );
    const complete = await completeLogged(this.database.manager, rows);
    return complete.map((row) => ({
      isLong: row.is_long,
      change: {
        familyId: row.family_id,
        revision: row.revision,
        actorId: row.actor_id,
        at: row.at.toISOString(),
        edits: row.edits,
        news: row.news,
      },
    }));
  }

  /**
   * [S7] How much a member's client lacks. Throws 404 for who is no member, and 410 when the client must
   * load anew: its log is another one, its revision lies ahead of the family's or before the member
   * joined, or what it lacks is longer than what it would load.
   */
  async reach(
    userId: string,
    familyId: string,
    known: Pick<ChangesQuery, 'since' | 'epoch'>,
  ): Promise<Reach & { epoch: string }> {
    const { since } = known;
    const reach = await this.#reachFor(userId, familyId, since);
    if (!reach) throw noSuchFamily();
    const { revision, joined, bytes } = reach;
    const epoch = await this.epoch();
    const isOtherLog = known.epoch !== undefined && known.epoch !== epoch;
    const isOutside = since > revision || since + 1 < joined;
    const isTooMuch = revision - since > LIMITS.missedChanges || bytes > LIMITS.missedBytes;
    if (isOtherLog || isOutside || isTooMuch) throw resync();
    return { ...reach, epoch };
  }

  /** The next page of it. Throws 410 when the next changes are no longer kept, or the next one is too long. */
  async missedBy(
    familyId: string,
    since: number,
    { revision, epoch }: Reach & { epoch: string },
  ): Promise<ChangesAnswer> {
    const later = await this.since(familyId, since);
    if (later[0]?.isLong) throw resync();
    // [S4] A membership that ended since it was looked at reaches no further than it did then.
    const changes = later
      .filter(({ change, isLong }) => change.revision <= revision && !isLong)
      .map(({ change }) => change);
    if (since < revision && changes[0]?.revision !== since + 1) throw resync();
    return { changes, revision, epoch };
  }

  /** The revisions of some families, and maybe of others; deleted ones are missing. */
  revisions(familyIds: readonly string[]): Promise<ReadonlyMap<string, number>> {
    return this.#revisions.about(familyIds);
  }

  /**
   * A family's revision, and the one its log begins with for this member: what happened before
   * they joined is not theirs to read. Null for everybody else.
   */
  async #reachFor(userId: string, familyId: string, since: number): Promise<Reach | null> {
    const [row] = await this.database.query<Reach[]>(
      `SELECT f.revision, m.joined_revision AS joined, (
         SELECT coalesce(sum(${CHANGE_BYTES}), 0)::bigint FROM (
           SELECT bytes, edits, before FROM changes
           WHERE family_id = $1 AND revision > $3
           ORDER BY revision LIMIT ${LIMITS.missedChanges}) AS missed) AS bytes
       FROM families f JOIN members m ON m.family_id = f.id
       WHERE f.id = $1 AND m.user_id = $2`,
      [familyId, userId, since],
    );
    return row ?? null;
  }

  async #readRevisions(familyIds: readonly string[]): Promise<Map<string, number>> {
    const rows = await this.database.query<{ id: string; revision: number }[]>(
      'SELECT id, revision FROM families WHERE id = ANY($1)',
      [familyIds],
    );
    return new Map(rows.map((row) => [row.id, row.revision]));
  }

  async #readEpoch(): Promise<string> {
    const [row] = await this.database.query<{ epoch: string }[]>('SELECT epoch FROM log_epoch');
    return row?.epoch ?? '';
  }
}
