import { Injectable } from '@nestjs/common';
import type { Change } from '@kinday/contracts/change';
import type { Member } from '@kinday/contracts/member';
import { DataSource, In, type EntityManager } from 'typeorm';
import { MembershipRepository, noSuchFamily } from '../access/membership.repository.js';
import { Revised } from '../common/revised.js';
import { isDeadlock } from '../database/isDeadlock.js';
import { ChangeTable } from '../database/tables/ChangeTable.js';
import { FamilyTable } from '../database/tables/FamilyTable.js';
import { DueChange } from './DueChange.js';
import { FamilyWrite } from './FamilyWrite.js';
import { Publisher } from './Publisher.js';
import { WriteQueue } from './WriteQueue.js';

const MOST_ATTEMPTS = 4;

/** One database transaction that may write to several families. */
export class FamilyTransaction {
  readonly writes: FamilyWrite[] = [];
  readonly #at = new Date();

  constructor(
    readonly manager: EntityManager,
    readonly actorId: string,
    private readonly dueChange: DueChange,
  ) {}

  /** [S1] Locks one family as `lockAll` does; null when it does not exist. */
  async lock(familyId: string): Promise<FamilyWrite | null> {
    const [write] = await this.lockAll([familyId]);
    return write ?? null;
  }

  /**
   * [S1] Locks families for a write of their next revision, each once in a transaction, by one
   * statement; those that do not exist are missing. What is due, as the end of a trial, is written
   * first, so that every limit read inside the lock is right. [S12] It is a change of its own: the
   * author's answer tells only what the author did.
   */
  async lockAll(familyIds: readonly string[]): Promise<FamilyWrite[]> {
    const families = await this.manager.find(FamilyTable, {
      where: { id: In(familyIds) },
      // In one order everywhere, or two transactions could wait for each other.
      order: { id: 'ASC' },
      lock: { mode: 'for_no_key_update' },
    });
    const writes: FamilyWrite[] = [];
    for (const family of families) writes.push(await this.#openOnTime(family));
    return writes;
  }

  /** Inserts a new family; its revision 1 is this write's. */
  async insert(fields: Omit<FamilyTable, 'revision'>): Promise<FamilyWrite> {
    const family = { ...fields, revision: 0 };
    await this.manager.insert(FamilyTable, family);
    return this.#open(family);
  }

  /** Opens a write, after another one of what is due in the family. */
  async #openOnTime(family: FamilyTable): Promise<FamilyWrite> {
    const write = this.#open(family);
    if (!this.dueChange.isDue(write.family)) return write;
    await this.dueChange.apply(write);
    return this.#open(write.family);
  }

  #open(family: FamilyTable): FamilyWrite {
    const next = Object.assign(new FamilyTable(), family, { revision: family.revision + 1 });
    const write = new FamilyWrite(this.manager, this.actorId, this.#at, next);
    this.writes.push(write);
    return write;
  }
}

/** The one place where a family's data is written. */
@Injectable()
export class FamilyWriter {
  readonly #queue = new WriteQueue();

  constructor(
    private readonly database: DataSource,
    private readonly memberships: MembershipRepository,
    private readonly publisher: Publisher,
    private readonly dueChange: DueChange,
  ) {}

  /**
   * Writes to one family as one of its members, whose membership is read inside the lock. The caller
   * has just found the actor among the members: nobody else may wait in the family's queue.
   * Throws 404 when the actor is no member any more, 503 when too many write at once.
   * @returns the work's result with the revision that contains it: a new one, unless the work
   * found that nothing had to be changed
   */
  async write<T>(
    familyId: string,
    actorId: string,
    work: (write: FamilyWrite, actor: Member) => Promise<T>,
  ): Promise<Revised<T>> {
    return this.transact(actorId, [familyId], async (transaction) => {
      const write = await transaction.lock(familyId);
      const actor = write && (await this.memberships.find(write.manager, familyId, actorId));
      if (!actor) throw noSuchFamily();
      const body = await work(write, actor);
      return new Revised(write.revision, body, write.change);
    });
  }

  /**
   * [S2] Runs one transaction; what it did to families is logged with it and published after it.
   * Transactions that wait for each other are a matter of order, not a fault: whichever PostgreSQL
   * gave up runs again, so the work must not change anything outside its transaction.
   * @param familyIds the families it will lock, whose queues it waits in before it begins
   */
  async transact<T>(
    actorId: string,
    familyIds: readonly string[],
    work: (transaction: FamilyTransaction) => Promise<T>,
  ): Promise<T> {
    return this.#queue.take(actorId, familyIds, () => this.#run(actorId, work));
  }

  async #run<T>(actorId: string, work: (transaction: FamilyTransaction) => Promise<T>): Promise<T> {
    for (let attempt = 1; ; attempt += 1) {
      try {
        const { result, changes } = await this.#runOnce(actorId, work);
        changes.forEach((change) => this.publisher.publish({ kind: 'change', change }));
        return result;
      } catch (error) {
        if (!isDeadlock(error) || attempt === MOST_ATTEMPTS) throw error;
      }
    }
  }

  #runOnce<T>(
    actorId: string,
    work: (transaction: FamilyTransaction) => Promise<T>,
  ): Promise<{ result: T; changes: Change[] }> {
    return this.database.transaction(async (manager) => {
      const transaction = new FamilyTransaction(manager, actorId, this.dueChange);
      const result = await work(transaction);
      const writes = transaction.writes.filter(({ edits }) => edits.length > 0);
      await logWrites(manager, writes);
      return { result, changes: writes.flatMap(({ change }) => change ?? []) };
    });
  }
}

/** Numbers and logs what writes did to their families, in their own transaction. */
async function logWrites(manager: EntityManager, writes: readonly FamilyWrite[]): Promise<void> {
  if (writes.length === 0) return;
  // Of two writes to one family the later revision stays.
  const revisions = new Map(writes.map(({ family }) => [family.id, family.revision]));
  await manager.query(
    `UPDATE families f SET revision = next.revision
     FROM unnest($1::uuid[], $2::bigint[]) AS next (id, revision) WHERE f.id = next.id`,
    [[...revisions.keys()], [...revisions.values()]],
  );
  const rows = writes.map(({ change, at, before }) => ({ ...change, at, before }));
  await manager.insert(ChangeTable, rows);
}
