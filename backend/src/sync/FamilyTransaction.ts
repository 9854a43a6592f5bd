import type { Member } from '@kinday/contracts/member';
import type { EntityManager } from 'typeorm';
import { FamilyTable } from '../database/tables/FamilyTable.js';
import type { Transaction } from '../database/Transaction.js';
import type { DueChange } from './DueChange.js';
import {
  LOCK_FAMILIES,
  LOG_NUMBERED,
  LOG_WRITE,
  LOG_WRITES,
  NUMBER_FAMILY_OF_MEMBER,
  NUMBER_KNOWN_FAMILY,
  UNNUMBER_FAMILY,
  type NumberedFamily,
  type RowVersions,
} from './familySql.js';
import { FamilyWrite } from './FamilyWrite.js';
import { keepsMembers, type KnownFamily } from './KnownFamilies.js';

/** One database transaction that may write to several families. */
export class FamilyTransaction {
  readonly #writes: FamilyWrite[] = [];
  /** The family that has its next revision already. */
  #numbered: Pick<FamilyTable, 'id' | 'revision'> | undefined;
  /** The version of its row before. */
  #before = '';
  /** What PostgreSQL said of its row, once it has answered. */
  #version: readonly { version?: string }[] = [];
  readonly #at = new Date();

  constructor(
    readonly transaction: Transaction,
    readonly actorId: string,
    private readonly dueChange: DueChange,
  ) {}

  get manager(): EntityManager {
    return this.transaction.manager;
  }

  /** What was done to each family so far. */
  get writes(): readonly FamilyWrite[] {
    return this.#writes;
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
    const [found] = await this.transaction.query<NumberedFamily>(NUMBER_FAMILY_OF_MEMBER, values);
    if (!found) return null;
    const { before, version, ...family } = found;
    this.#numbered = family;
    this.#before = before;
    this.#version = [{ version }];
    const unnumbered = { revision: family.revision - 1 };
    return this.#beginOnTime(Object.assign(new FamilyTable(), family, unnumbered));
  }

  /**
   * [S1] The same for a family that is known, without a wait: the transaction fails if anything of the
   * family has changed since, and nothing that is sent after this is done then.
   * @param actor as they are known, if they are
   */
  recall(known: KnownFamily, actor: Member | undefined): FamilyWrite {
    const { family, version, eventsHeld, monthTexts } = known;
    const { id, revision } = family;
    this.#numbered = { id, revision: revision + 1 };
    this.#before = version;
    const values = [id, version, revision, this.actorId, actor?.role ?? null];
    this.#version = this.transaction.write(NUMBER_KNOWN_FAMILY, values);
    return Object.assign(this.#begin(family), { eventsHeld, monthTexts: new Map(monthTexts) });
  }

  /**
   * The version that its one family has from the commit on, and the one before; undefined where it did
   * nothing, or where its members may be others.
   */
  get versions(): RowVersions | undefined {
    const [write, ...others] = this.#writes;
    const version = this.#version[0]?.version;
    const isPlain = write?.change && others.length === 0 && keepsMembers(write.edits);
    return isPlain && version !== undefined ? { before: this.#before, version } : undefined;
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
function logRow(write: FamilyWrite): unknown[] {
  const { family, actorId, at } = write;
  const edits = JSON.stringify(write.edits);
  const before = JSON.stringify(write.before);
  write.bytes = Buffer.byteLength(edits) + Buffer.byteLength(before);
  const news = JSON.stringify(write.news);
  return [family.id, family.revision, actorId, at, edits, news, before, write.bytes];
}
