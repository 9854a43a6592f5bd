import { getMetadataArgsStorage, type EntityManager } from 'typeorm';
import { FamilyTable } from '../database/tables/FamilyTable.js';
import type { Statement } from '../database/Trip.js';
import type { Transaction } from '../database/Transaction.js';
import type { DueChange } from './DueChange.js';
import { FamilyWrite } from './FamilyWrite.js';
import { keepsMembers, type KnownFamily } from './KnownFamilies.js';

/** A family's columns, each by the name of its field. */
const COLUMNS = getMetadataArgsStorage()
  .filterColumns(FamilyTable)
  .map(({ propertyName, options }) => `f.${options.name ?? propertyName} AS "${propertyName}"`)
  .join(', ');

/** In one order everywhere, or two transactions could wait for each other. */
const LOCK_FAMILIES: Statement = {
  name: 'lock_families',
  text: `SELECT ${COLUMNS} FROM families f WHERE f.id = ANY($1) ORDER BY f.id FOR NO KEY UPDATE`,
};

/**
 * Locks a family by giving it its next revision: one version of the row, where locking and numbering
 * apart write two. Strangers neither lock a family nor wait for it.
 */
const NUMBER_FAMILY_OF_MEMBER: Statement = {
  name: 'number_family_of_member',
  text: `UPDATE families f SET revision = f.revision + 1
    WHERE f.id = $1 AND EXISTS (SELECT FROM members WHERE family_id = f.id AND user_id = $2)
    RETURNING ${COLUMNS}, f.xmin::text AS version`,
};

/**
 * The same for a family that is as it is known: where its row has another version by now, it divides by
 * zero, and PostgreSQL runs nothing of what comes after.
 */
const NUMBER_KNOWN_FAMILY: Statement = {
  name: 'number_known_family',
  text: `WITH numbered AS (
      UPDATE families SET revision = revision + 1 WHERE id = $1 AND xmin = $2::xid RETURNING xmin)
    SELECT max(xmin::text) AS version, 1 / count(*) AS found FROM numbered`,
};

/** Takes a family's number back, of a write that had nothing to do. */
const UNNUMBER_FAMILY: Statement = {
  name: 'unnumber_family',
  text: 'UPDATE families SET revision = revision - 1 WHERE id = $1',
};

const LOG_COLUMNS = 'family_id, revision, actor_id, at, edits, news, before';

/** Logs a write whose family has its revision already. */
const LOG_NUMBERED: Statement = {
  name: 'log_numbered',
  text: `INSERT INTO changes (${LOG_COLUMNS}) VALUES ($1, $2, $3, $4, $5, $6, $7)`,
};

/** Numbers and logs a write. */
const LOG_WRITE: Statement = {
  name: 'log_write',
  text: `WITH numbered AS (UPDATE families SET revision = $2 WHERE id = $1)
    ${LOG_NUMBERED.text}`,
};

/** The same for several, at the cost of another plan each time. Of two to one family the later revision stays. */
const LOG_WRITES: Statement = {
  name: 'log_writes',
  text: `WITH written AS (
      SELECT * FROM unnest($1::uuid[], $2::bigint[], $3::uuid[], $4::timestamptz[], $5::jsonb[],
        $6::jsonb[], $7::jsonb[]) AS w (${LOG_COLUMNS})),
    numbered AS (
      UPDATE families f SET revision = w.revision
      FROM (SELECT family_id, max(revision) AS revision FROM written GROUP BY 1) AS w
      WHERE f.id = w.family_id)
    INSERT INTO changes (${LOG_COLUMNS}) SELECT * FROM written`,
};

/** One database transaction that may write to several families. */
export class FamilyTransaction {
  readonly #writes: FamilyWrite[] = [];
  /** The family that has its next revision already. */
  #numbered: Pick<FamilyTable, 'id' | 'revision'> | undefined;
  /** Of its row, once PostgreSQL has answered. */
  #version: Promise<string | undefined> = Promise.resolve(undefined);
  readonly #at = new Date();

  constructor(
    readonly transaction: Transaction,
    readonly actorId: string,
    private readonly dueChange: DueChange,
  ) {}

  get manager(): EntityManager {
    return this.transaction.manager;
  }

  /** [S1] Locks one family as `lockAll` does; null when it does not exist. */
  async lock(familyId: string): Promise<FamilyWrite | null> {
    const [write] = await this.lockAll([familyId]);
    return write ?? null;
  }

  /**
   * [S1] The same for one of the actor's families; null when it is none of theirs. The membership may
   * have ended while the lock was waited for: it is read again inside.
   */
  async lockOwn(familyId: string): Promise<FamilyWrite | null> {
    const values = [familyId, this.actorId];
    const [found] = await this.transaction.query<FamilyTable & { version: string }>(
      NUMBER_FAMILY_OF_MEMBER,
      values,
    );
    if (!found) return null;
    const { version, ...family } = found;
    this.#numbered = family;
    this.#version = Promise.resolve(version);
    const before = { revision: family.revision - 1 };
    return this.#beginOnTime(Object.assign(new FamilyTable(), family, before));
  }

  /**
   * [S1] The same for a family that is known, without a wait: the transaction fails if anything of the
   * family has changed since, and whatever is sent after this is not done then.
   */
  recall({ family, version }: KnownFamily): FamilyWrite {
    this.#numbered = { id: family.id, revision: family.revision + 1 };
    this.#version = this.transaction
      .query<{ version: string }>(NUMBER_KNOWN_FAMILY, [family.id, version])
      .then(
        ([row]) => row?.version,
        // The transaction fails with it.
        () => undefined,
      );
    return this.#begin(family);
  }

  /** The version that its numbered family has from the commit on; undefined when it did anything else. */
  async version(): Promise<string | undefined> {
    const [write, ...others] = this.#writes;
    const isPlain = write?.change && others.length === 0 && keepsMembers(write.edits);
    return isPlain ? this.#version : undefined;
  }

  /**
   * [S1] Locks families for a write of their next revision, each once in a transaction, by one
   * statement; those that do not exist are missing. What is due, as the end of a trial, is written
   * first, so that every limit read inside the lock is right. [S12] It is a change of its own: the
   * author's answer tells only what the author did.
   */
  async lockAll(familyIds: readonly string[]): Promise<FamilyWrite[]> {
    const families = await this.transaction.query<FamilyTable>(LOCK_FAMILIES, [familyIds]);
    const writes: FamilyWrite[] = [];
    for (const family of families) writes.push(await this.#beginOnTime(family));
    return writes;
  }

  /** Inserts a new family; its revision 1 is this write's. */
  async insert(fields: Omit<FamilyTable, 'revision'>): Promise<FamilyWrite> {
    const family = { ...fields, revision: 0 };
    await this.manager.insert(FamilyTable, family);
    return this.#begin(family);
  }

  /** Numbers and logs what the writes did to their families. @returns those that did something */
  log(): FamilyWrite[] {
    const writes = this.#writes.filter(({ edits }) => edits.length > 0);
    const rows = writes.map(logRow);
    const [first = [], ...others] = rows;
    const isNumbered = writes[0]?.revision === this.#numbered?.revision;
    const columns = first.map((_, at) => rows.map((row) => row[at]));
    if (others.length > 0) this.transaction.write(LOG_WRITES, columns);
    else if (rows.length > 0) this.transaction.write(isNumbered ? LOG_NUMBERED : LOG_WRITE, first);
    else if (this.#numbered) this.transaction.write(UNNUMBER_FAMILY, [this.#numbered.id]);
    return writes;
  }

  /** Begins a write, after another one of what is due in the family. */
  async #beginOnTime(family: FamilyTable): Promise<FamilyWrite> {
    const write = this.#begin(family);
    if (!this.dueChange.isDue(write.family)) return write;
    await this.dueChange.apply(write);
    return this.#begin(write.family);
  }

  #begin(family: FamilyTable): FamilyWrite {
    const next = Object.assign(new FamilyTable(), family, { revision: family.revision + 1 });
    const write = new FamilyWrite(this.transaction, this.actorId, this.#at, next);
    this.#writes.push(write);
    return write;
  }
}

/** A write's row in the log, in the order of LOG_WRITE's parameters. */
function logRow({ family, actorId, at, edits, news, before }: FamilyWrite): unknown[] {
  const texts = [edits, news, before].map((part) => JSON.stringify(part));
  return [family.id, family.revision, actorId, at, ...texts];
}
