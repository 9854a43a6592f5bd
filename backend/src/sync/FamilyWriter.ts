import { Injectable } from '@nestjs/common';
import type { Change } from '@kinday/contracts/change';
import type { Member } from '@kinday/contracts/member';
import { DataSource, type EntityManager } from 'typeorm';
import { MembershipRepository, noSuchFamily } from '../access/membership.repository.js';
import { Revised } from '../common/revised.js';
import { isDeadlock } from '../database/isDeadlock.js';
import { ChangeTable } from '../database/tables/ChangeTable.js';
import { FamilyTable } from '../database/tables/FamilyTable.js';
import { DueChange } from './DueChange.js';
import { FamilyWrite } from './FamilyWrite.js';
import { Publisher } from './Publisher.js';

const MOST_ATTEMPTS = 4;

/** One database transaction that may write to several families. */
export class FamilyTransaction {
  readonly writes: FamilyWrite[] = [];

  constructor(
    readonly manager: EntityManager,
    readonly actorId: string,
    private readonly dueChange: DueChange,
  ) {}

  /**
   * [S1] Locks a family for a write of its next revision, once in a transaction; several families
   * with `lockAll`. Null when the family does not exist. What is due, as the end of a trial, is
   * written first, so that every limit read inside the lock is right. [S12] It is a change of its
   * own: the author's answer tells only what the author did.
   */
  async lock(familyId: string): Promise<FamilyWrite | null> {
    const family = await this.manager.findOne(FamilyTable, {
      where: { id: familyId },
      lock: { mode: 'for_no_key_update' },
    });
    if (!family) return null;
    const write = this.#open(family);
    if (!this.dueChange.isDue(write.family)) return write;
    await this.dueChange.apply(write);
    return this.#open(write.family);
  }

  /** Locks several families; those that do not exist are missing. */
  async lockAll(familyIds: readonly string[]): Promise<FamilyWrite[]> {
    const writes: FamilyWrite[] = [];
    // In one order everywhere, or two transactions could wait for each other.
    for (const familyId of familyIds.toSorted()) {
      const write = await this.lock(familyId);
      if (write) writes.push(write);
    }
    return writes;
  }

  /** Inserts a new family; its revision 1 is this write's. */
  async insert(fields: Omit<FamilyTable, 'revision'>): Promise<FamilyWrite> {
    const family = { ...fields, revision: 0 };
    await this.manager.insert(FamilyTable, family);
    return this.#open(family);
  }

  #open(family: FamilyTable): FamilyWrite {
    const next = { ...family, revision: family.revision + 1 };
    const write = new FamilyWrite(this.manager, this.actorId, next);
    this.writes.push(write);
    return write;
  }
}

/** The one place where a family's data is written. */
@Injectable()
export class FamilyWriter {
  constructor(
    private readonly database: DataSource,
    private readonly memberships: MembershipRepository,
    private readonly publisher: Publisher,
    private readonly dueChange: DueChange,
  ) {}

  /**
   * Writes to one family as one of its members, whose membership is read inside the lock.
   * Throws 404 when the actor is no member.
   * @returns the work's result with the revision that contains it: a new one, unless the work
   * found that nothing had to be changed
   */
  async write<T>(
    familyId: string,
    actorId: string,
    work: (write: FamilyWrite, actor: Member) => Promise<T>,
  ): Promise<Revised<T>> {
    return this.transact(actorId, async (transaction) => {
      const write = await transaction.lock(familyId);
      const actor = write && (await this.memberships.find(write.manager, familyId, actorId));
      if (!actor) throw noSuchFamily();
      const result = await work(write, actor);
      return new Revised(write.revision, result);
    });
  }

  /**
   * [S2] Runs one transaction; what it did to families is logged with it and published after it.
   * Transactions that wait for each other are a matter of order, not a fault: whichever PostgreSQL
   * gave up runs again, so the work must not change anything outside its transaction.
   */
  async transact<T>(
    actorId: string,
    work: (transaction: FamilyTransaction) => Promise<T>,
  ): Promise<T> {
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
    const at = new Date();
    return this.database.transaction(async (manager) => {
      const transaction = new FamilyTransaction(manager, actorId, this.dueChange);
      const result = await work(transaction);
      const changes: Change[] = [];
      for (const write of transaction.writes) {
        if (write.edits.length > 0) changes.push(await logWrite(write, at));
      }
      return { result, changes };
    });
  }
}

/** Numbers and logs what a write did to its family, in the write's own transaction. */
async function logWrite(
  { manager, actorId, family, edits, news, before }: FamilyWrite,
  at: Date,
): Promise<Change> {
  const { id: familyId, revision } = family;
  await manager.update(FamilyTable, { id: familyId }, { revision });
  await manager.insert(ChangeTable, { familyId, revision, actorId, at, edits, news, before });
  return { familyId, revision, actorId, at: at.toISOString(), edits, news };
}
