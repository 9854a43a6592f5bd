import { Injectable } from '@nestjs/common';
import type { Member } from '@kinday/contracts/member';
import { LIMITS } from '@kinday/contracts/product';
import { DataSource } from 'typeorm';
import { MembershipRepository, noSuchFamily } from '../access/membership.repository.js';
import type { Session } from '../auth/Session.js';
import { ProblemError } from '../common/problem.js';
import { Revised } from '../common/revised.js';
import { isDeadlock } from '../database/isDeadlock.js';
import { isRefusal } from '../database/isRefusal.js';
import { Transaction } from '../database/Transaction.js';
import { DueChange } from './DueChange.js';
import type { RowVersions } from './familySql.js';
import { FamilyTransaction } from './FamilyTransaction.js';
import type { FamilyWrite } from './FamilyWrite.js';
import { KnownFamilies, type KnownFamily } from './KnownFamilies.js';
import { Publisher } from './Publisher.js';
import { requireTextRoom } from './textRoom.js';
import { WriteLimits } from './WriteLimits.js';
import { WriteQueue } from './WriteQueue.js';

const MOST_ATTEMPTS = 4;

/** What spares a write its first trip, where this node knows all that the write must know. */
export interface Recall<Facts> {
  caller: Session;
  /** The facts, from what is known of the family; null where that does not tell them. */
  facts: (known: KnownFamily) => Facts | null;
  /** Makes the transaction fail where a fact does not hold that the family's version does not prove. */
  guard?: (transaction: Transaction, known: KnownFamily) => void;
}

/** What a member's write to one family did. */
interface OwnWrite<T> {
  write: FamilyWrite;
  actor: Member;
  body: T;
}

type Work<Facts, T> = (write: FamilyWrite, actor: Member, facts: Facts) => Promise<T>;

/** The one place where a family's data is written. */
@Injectable()
export class FamilyWriter {
  readonly #queue = new WriteQueue();

  constructor(
    private readonly database: DataSource,
    private readonly memberships: MembershipRepository,
    private readonly publisher: Publisher,
    private readonly dueChange: DueChange,
    private readonly known: KnownFamilies,
    private readonly limits: WriteLimits,
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
   * @param recall for a write that may be made by what this node knows
   */
  async readAndWrite<Facts, T>(
    familyId: string,
    actorId: string,
    read: (transaction: Transaction) => Promise<Facts>,
    work: Work<Facts, T>,
    recall?: Recall<Facts>,
  ): Promise<Revised<T>> {
    const writeAsMember = async (families: FamilyTransaction) => {
      const { transaction } = families;
      const [write, actor, facts] = await Promise.all([
        families.lockOwn(familyId),
        this.memberships.find(transaction, familyId, actorId),
        read(transaction),
      ]);
      if (!write || !actor) throw noSuchFamily();
      return { write, actor, body: await work(write, actor, facts) };
    };
    const run = async () =>
      (recall && (await this.#writeAsKnown(familyId, actorId, read, work, recall))) ??
      (await untilNoDeadlock(() => this.#runOwn(actorId, writeAsMember)));
    // Only a member may wait in the family's queue.
    const admit = () => this.memberships.require(actorId, familyId);
    return this.#queue.take(actorId, [familyId], run, admit);
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
    const run = async () => {
      const { result, writes } = await this.#run(actorId, work);
      for (const { family } of writes) this.known.forget(family.id);
      return result;
    };
    return this.#queue.take(actorId, familyIds, () => untilNoDeadlock(run));
  }

  /**
   * Makes a write by what this node knows of the family, in one trip where that tells the facts as well:
   * PostgreSQL commits it only if nothing of the family has changed since, and the session lives. Null
   * where that cannot be done, or has failed.
   */
  async #writeAsKnown<Facts, T>(
    familyId: string,
    actorId: string,
    read: (transaction: Transaction) => Promise<Facts>,
    work: Work<Facts, T>,
    recall: Recall<Facts>,
  ): Promise<Revised<T> | null> {
    const known = this.known.get(familyId);
    if (!known || this.dueChange.isDue(known.family)) return null;
    const member = known.members.get(actorId);
    const recalled = member ? recall.facts(known) : null;
    try {
      return await this.#runOwn(actorId, async (families) => {
        const { transaction } = families;
        const write = families.recall(known, member);
        if (recalled !== null) {
          recall.caller.proveAlong(transaction);
          recall.guard?.(transaction, known);
        }
        const [actor, facts] = await Promise.all([
          Promise.resolve(member ?? this.memberships.find(transaction, familyId, actorId)),
          Promise.resolve(recalled ?? read(transaction)),
        ]);
        if (!actor) throw noSuchFamily();
        return { write, actor, body: await work(write, actor, facts) };
      });
    } catch (error) {
      // What was known may have been out of date: the answer is for the lock to give.
      if (error instanceof ProblemError || isRefusal(error)) return null;
      throw error;
    }
  }

  /** Runs a write to one family, and remembers how it leaves the family. */
  async #runOwn<T>(
    actorId: string,
    work: (families: FamilyTransaction) => Promise<OwnWrite<T>>,
  ): Promise<Revised<T>> {
    const { result, versions } = await this.#run(actorId, work);
    const { write, actor, body } = result;
    if (versions) this.known.note(write, versions, actor);
    else this.known.forget(write.family.id);
    return new Revised(write.revision, body, write.change);
  }

  /** Runs one transaction and publishes what it did. */
  async #run<T>(
    actorId: string,
    work: (transaction: FamilyTransaction) => Promise<T>,
  ): Promise<{ result: T; writes: FamilyWrite[]; versions: RowVersions | undefined }> {
    const done = await Transaction.run(this.database, async (transaction) => {
      const families = new FamilyTransaction(transaction, actorId, this.dueChange);
      const result = await work(families);
      for (const write of families.writes) {
        await this.limits.check(write);
        await requireTextRoom(write);
      }
      return { result, writes: families.log(), families };
    });
    const { result, writes, families } = done;
    const { versions } = families;
    for (const { change, bytes } of writes) {
      // Each node finds a change that is too long for messages when it compares its families.
      if (change && bytes <= LIMITS.changeBytes)
        this.publisher.publish({ kind: 'change', change, versions });
    }
    return { result, writes, versions };
  }
}

/** Runs a transaction again that PostgreSQL gave up, as it and another one waited for each other. */
async function untilNoDeadlock<T>(run: () => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await run();
    } catch (error) {
      if (!isDeadlock(error) || attempt === MOST_ATTEMPTS) throw error;
    }
  }
}
