import { Injectable } from '@nestjs/common';
import type { Member } from '@kinday/contracts/member';
import { DataSource } from 'typeorm';
import { MembershipRepository, noSuchFamily } from '../access/membership.repository.js';
import { Revised } from '../common/revised.js';
import { isDeadlock } from '../database/isDeadlock.js';
import { Transaction } from '../database/Transaction.js';
import { DueChange } from './DueChange.js';
import { FamilyTransaction } from './FamilyTransaction.js';
import type { FamilyWrite } from './FamilyWrite.js';
import { Publisher } from './Publisher.js';
import { WriteQueue } from './WriteQueue.js';

const MOST_ATTEMPTS = 4;

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
   * Writes to one family as one of its members, whose membership is read inside the lock.
   * Throws 404 when the actor is no member, 503 when too many write at once.
   * @returns the work's result with the revision that contains it: a new one, unless the work
   * found that nothing had to be changed
   */
  async write<T>(
    familyId: string,
    actorId: string,
    work: (write: FamilyWrite, actor: Member) => Promise<T>,
  ): Promise<Revised<T>> {
    return this.readAndWrite(familyId, actorId, () => Promise.resolve(), work);
  }

  /**
   * The same for work that must know something first.
   * @param read asks for it in the transaction: it is sent with the lock, and answered once that is held
   */
  async readAndWrite<Facts, T>(
    familyId: string,
    actorId: string,
    read: (transaction: Transaction) => Promise<Facts>,
    work: (write: FamilyWrite, actor: Member, facts: Facts) => Promise<T>,
  ): Promise<Revised<T>> {
    const writeAsMember = async (families: FamilyTransaction) => {
      const { transaction } = families;
      const [write, actor, facts] = await Promise.all([
        families.lockOwn(familyId),
        this.memberships.find(transaction, familyId, actorId),
        read(transaction),
      ]);
      if (!write || !actor) throw noSuchFamily();
      const body = await work(write, actor, facts);
      return new Revised(write.revision, body, write.change);
    };
    // Only a member may wait in the family's queue.
    const admit = () => this.memberships.require(actorId, familyId);
    return this.#queue.take(actorId, [familyId], () => this.#run(actorId, writeAsMember), admit);
  }

  /**
   * [S2] Runs one transaction; what it did to families is logged with it and published after it.
   * Transactions that wait for each other are a matter of order, not a fault: whichever PostgreSQL
   * gave up runs again, so the work must not change anything outside its transaction.
   * @param familyIds the families it will lock, whose queues it waits in before it begins
   */
  transact<T>(
    actorId: string,
    familyIds: readonly string[],
    work: (transaction: FamilyTransaction) => Promise<T>,
  ): Promise<T> {
    return this.#queue.take(actorId, familyIds, () => this.#run(actorId, work));
  }

  async #run<T>(actorId: string, work: (transaction: FamilyTransaction) => Promise<T>): Promise<T> {
    for (let attempt = 1; ; attempt += 1) {
      try {
        const { result, writes } = await this.#runOnce(actorId, work);
        for (const { change } of writes) {
          if (change) this.publisher.publish({ kind: 'change', change });
        }
        return result;
      } catch (error) {
        if (!isDeadlock(error) || attempt === MOST_ATTEMPTS) throw error;
      }
    }
  }

  #runOnce<T>(
    actorId: string,
    work: (transaction: FamilyTransaction) => Promise<T>,
  ): Promise<{ result: T; writes: FamilyWrite[] }> {
    return Transaction.run(this.database, async (transaction) => {
      const families = new FamilyTransaction(transaction, actorId, this.dueChange);
      const result = await work(families);
      return { result, writes: families.log() };
    });
  }
}
