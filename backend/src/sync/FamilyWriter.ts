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
   * [S1] Locks a family and takes its next revision; several of them with `lockAll`. Null when the
   * family does not exist. What is due, as the end of a trial, is written first, so that every limit
   * read inside the lock is right. [S12] It is a change of its own: the author's answer tells only
   * what the author did.
   */
  async lock(familyId: string): Promise<FamilyWrite | null> {
    const write = await this.#take(familyId);
    if (!write || !this.dueChange.isDue(write.family)) return write;
    await this.dueChange.apply(write);
    return this.#take(familyId);
  }

  /** Writes what is due in a family, if anything is. */
  async applyDueChange(familyId: string): Promise<void> {
    const write = await this.#take(familyId);
    if (write && this.dueChange.isDue(write.family)) await this.dueChange.apply(write);
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
  async insert(family: FamilyTable): Promise<FamilyWrite> {
    await this.manager.insert(FamilyTable, family);
    return this.#open(family);
  }

  async #take(familyId: string): Promise<FamilyWrite | null> {
    const updated = await this.manager
      .createQueryBuilder()
      .update(FamilyTable)
      .set({ revision: () => 'revision + 1' })
      .where({ id: familyId })
      .returning('*')
      .execute();
    const [row] = updated.raw as FamilyRow[];
    return row ? this.#open(toFamilyTable(row)) : null;
  }

  #open(family: FamilyTable): FamilyWrite {
    const write = new FamilyWrite(this.manager, this.actorId, family);
    this.writes.push(write);
    return write;
  }
}

interface FamilyRow {
  id: string;
  name: string;
  owner_id: string;
  invite_code: string;
  subscription_tier: FamilyTable['subscriptionTier'];
  subscription_status: FamilyTable['subscriptionStatus'];
  trial_ends_at: Date | null;
  customer_id: string | null;
  subscription_id: string | null;
  revision: number;
  created_at: Date;
}

function toFamilyTable(row: FamilyRow): FamilyTable {
  return {
    id: row.id,
    name: row.name,
    ownerId: row.owner_id,
    inviteCode: row.invite_code,
    subscriptionTier: row.subscription_tier,
    subscriptionStatus: row.subscription_status,
    trialEndsAt: row.trial_ends_at,
    customerId: row.customer_id,
    subscriptionId: row.subscription_id,
    revision: row.revision,
    createdAt: row.created_at,
  };
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
   * @returns the work's result with the revision it made
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
      return new Revised(write.family.revision, await work(write, actor));
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
      const rows = transaction.writes.map(({ family, edits, news, before }) => ({
        familyId: family.id,
        revision: family.revision,
        actorId,
        at,
        edits,
        news,
        before,
      }));
      if (rows.length > 0) await manager.insert(ChangeTable, rows);
      const changes = rows.map(({ before: _before, ...row }): Change => ({
        ...row,
        at: at.toISOString(),
      }));
      return { result, changes };
    });
  }
}
