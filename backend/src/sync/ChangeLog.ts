import { Injectable } from '@nestjs/common';
import { CHANGES_PER_PAGE, type Change, type RecordEdit } from '@kinday/contracts/change';
import { DataSource } from 'typeorm';

interface ChangeRow {
  family_id: string;
  revision: number;
  actor_id: string;
  at: Date;
  edits: RecordEdit[];
}

/** Where a family of a user stands. */
export interface Standing {
  userId: string;
  familyId: string;
  revision: number;
}

interface StandingRow {
  user_id: string;
  family_id: string;
  revision: number;
}

/** Reads of the change log and of the families' revisions. */
@Injectable()
export class ChangeLog {
  #epoch: Promise<string> | undefined;

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

  /** The next changes of a family after a revision, in order, a page at most. */
  async since(familyId: string, revision: number): Promise<Change[]> {
    const rows = await this.database.query<ChangeRow[]>(
      `SELECT family_id, revision, actor_id, at, edits FROM changes
       WHERE family_id = $1 AND revision > $2 ORDER BY revision LIMIT ${CHANGES_PER_PAGE}`,
      [familyId, revision],
    );
    return rows.map((row) => ({
      familyId: row.family_id,
      revision: row.revision,
      actorId: row.actor_id,
      at: row.at.toISOString(),
      edits: row.edits,
    }));
  }

  /** The families of some users, each with its revision, all of one moment. */
  async standings(userIds: readonly string[]): Promise<Standing[]> {
    const rows = await this.database.query<StandingRow[]>(
      `SELECT m.user_id, m.family_id, f.revision FROM members m
       JOIN families f ON f.id = m.family_id WHERE m.user_id = ANY($1)`,
      [userIds],
    );
    return rows.map((row) => ({
      userId: row.user_id,
      familyId: row.family_id,
      revision: row.revision,
    }));
  }

  /** The revisions of some families; deleted ones are missing. */
  async revisions(familyIds: readonly string[]): Promise<Map<string, number>> {
    const rows = await this.database.query<{ id: string; revision: number }[]>(
      'SELECT id, revision FROM families WHERE id = ANY($1)',
      [familyIds],
    );
    return new Map(rows.map((row) => [row.id, row.revision]));
  }

  /** A family's revision as one of its members may see it; null for everybody else. */
  async revisionFor(userId: string, familyId: string): Promise<number | null> {
    const [row] = await this.database.query<{ revision: number }[]>(
      `SELECT f.revision FROM families f JOIN members m ON m.family_id = f.id
       WHERE f.id = $1 AND m.user_id = $2`,
      [familyId, userId],
    );
    return row?.revision ?? null;
  }

  async #readEpoch(): Promise<string> {
    const [row] = await this.database.query<{ epoch: string }[]>('SELECT epoch FROM log_epoch');
    return row?.epoch ?? '';
  }
}
