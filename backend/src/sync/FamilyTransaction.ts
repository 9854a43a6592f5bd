import type { EntityManager } from 'typeorm';
import { FamilyTable } from '../database/tables/FamilyTable.js';
import type { Statement } from '../database/prepared.js';
import type { Transaction } from '../database/Transaction.js';
import type { DueChange } from './DueChange.js';
import { FamilyWrite } from './FamilyWrite.js';

/** In one order everywhere, or two transactions could wait for each other. */
const LOCK_FAMILIES: Statement = {
  name: 'lock_families',
  text: `SELECT id, name, owner_id AS "ownerId", invite_code AS "inviteCode",
      subscription_tier AS "subscriptionTier", subscription_status AS "subscriptionStatus",
      trial_ends_at AS "trialEndsAt", customer_id AS "customerId",
      subscription_id AS "subscriptionId", revision, created_at AS "createdAt"
    FROM families WHERE id = ANY($1) ORDER BY id FOR NO KEY UPDATE`,
};

/** Of two writes to one family the later one's revision stays. */
const LOG_WRITE: Statement = {
  name: 'log_write',
  text: `WITH numbered AS (UPDATE families SET revision = $2 WHERE id = $1)
    INSERT INTO changes (family_id, revision, actor_id, at, edits, news, before)
    VALUES ($1, $2, $3, $4, $5, $6, $7)`,
};

/** One database transaction that may write to several families. */
export class FamilyTransaction {
  readonly #writes: FamilyWrite[] = [];
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
   * [S1] Locks families for a write of their next revision, each once in a transaction, by one
   * statement; those that do not exist are missing. What is due, as the end of a trial, is written
   * first, so that every limit read inside the lock is right. [S12] It is a change of its own: the
   * author's answer tells only what the author did.
   */
  async lockAll(familyIds: readonly string[]): Promise<FamilyWrite[]> {
    const families = await this.transaction.query<FamilyTable>(LOCK_FAMILIES, [familyIds]);
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

  /** Numbers and logs what the writes did to their families. @returns those that did something */
  log(): FamilyWrite[] {
    const writes = this.#writes.filter(({ edits }) => edits.length > 0);
    for (const { family, actorId, at, edits, news, before } of writes) {
      const texts = [edits, news, before].map((part) => JSON.stringify(part));
      this.transaction.write(LOG_WRITE, [family.id, family.revision, actorId, at, ...texts]);
    }
    return writes;
  }

  /** Opens a write, after another one of what is due in the family. */
  async #openOnTime(family: FamilyTable): Promise<FamilyWrite> {
    const write = this.#open(family);
    if (!this.dueChange.isDue(write.family)) return write;
    await this.dueChange.apply(write);
    return this.#open(write.family);
  }

  #open(family: FamilyTable): FamilyWrite {
    const next = { ...family, revision: family.revision + 1 };
    const write = new FamilyWrite(this.transaction, this.actorId, this.#at, next);
    this.#writes.push(write);
    return write;
  }
}
