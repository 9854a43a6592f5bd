import { Injectable } from '@nestjs/common';
import { DataSource, In, Not, type EntityManager } from 'typeorm';
import type { Lock } from '../database/locks.js';
import { runAlone } from '../database/runAlone.js';
import { SubscriptionTable } from '../database/tables/SubscriptionTable.js';
import {
  GIVING_STATES,
  LAST_STATES,
  type Subscription,
  type SubscriptionState,
} from './subscription.js';

/** Most subscriptions that one run ends; the next run takes more. */
const AT_ONCE = 100;

/** A subscription that nobody needs. */
export interface UnusedSubscription {
  id: string;
  /** The one that pays for the same calendar; null when this one pays for nothing its payer sees. */
  keptId: string | null;
}

@Injectable()
export class SubscriptionRepository {
  constructor(private readonly database: DataSource) {}

  /** Microseconds since 1970 by the database's clock, which all nodes share. */
  async now(): Promise<number> {
    const [row] = await this.database.query<{ now: number }[]>(
      'SELECT (extract(epoch FROM clock_timestamp()) * 1000000)::bigint AS now',
    );
    return row?.now ?? 0;
  }

  async find(
    id: string,
    manager: EntityManager = this.database.manager,
  ): Promise<Subscription | null> {
    const row = await manager.findOneBy(SubscriptionTable, { id });
    return row && toSubscription(row);
  }

  /** A family's subscriptions, those that are over included. */
  async ofFamily(
    familyId: string,
    manager: EntityManager = this.database.manager,
  ): Promise<Subscription[]> {
    const rows = await manager.findBy(SubscriptionTable, { familyId });
    return rows.map(toSubscription);
  }

  /** The ids of all subscriptions that are not over as far as we know. */
  async livingIds(): Promise<string[]> {
    const rows = await this.database.manager.find(SubscriptionTable, {
      select: { id: true },
      where: { status: Not(In([...LAST_STATES])) },
    });
    return rows.map(({ id }) => id);
  }

  async put(manager: EntityManager, { state, ...fields }: Subscription): Promise<void> {
    await manager.upsert(SubscriptionTable, { ...fields, status: state }, ['id']);
  }

  /** Whether this server ever had such a family; the log remembers those that were deleted. */
  async knowsFamily(familyId: string): Promise<boolean> {
    const rows = await this.database.query<unknown[]>(
      'SELECT FROM changes WHERE family_id = $1 UNION ALL SELECT FROM families WHERE id = $1 LIMIT 1',
      [familyId],
    );
    return rows.length > 0;
  }

  /** Does work unless another node does it now. */
  alone(lock: Lock, work: () => Promise<void>): Promise<void> {
    return runAlone(this.database, lock, work);
  }

  /** Subscriptions that nobody needs: at most so many as one run ends. */
  unused(): Promise<UnusedSubscription[]> {
    return this.#unused(null);
  }

  /** Whether another subscription pays for the same calendar and stays. */
  async isSecond(id: string): Promise<boolean> {
    return (await this.#unused(id)).some(({ keptId }) => keptId !== null);
  }

  /** @param id of one subscription; null for all */
  #unused(id: string | null): Promise<UnusedSubscription[]> {
    return this.database.query<UnusedSubscription[]>(
      `SELECT s.id, kept.id AS "keptId"
       FROM subscriptions s
       LEFT JOIN families f ON f.id = s.family_id
       LEFT JOIN subscriptions kept ON kept.id = f.subscription_id AND kept.id <> s.id
         AND kept.status = ANY($2) AND s.status = ANY($2)
       WHERE ($1::text IS NULL OR s.id = $1) AND s.status <> ALL($3)
         AND (kept.id IS NOT NULL OR NOT EXISTS (
           SELECT FROM members m WHERE m.family_id = s.family_id AND m.user_id = s.payer_id))
       ORDER BY random() LIMIT ${AT_ONCE}`,
      [id, GIVING_STATES, LAST_STATES],
    );
  }
}

function toSubscription({ status, ...fields }: SubscriptionTable): Subscription {
  return { ...fields, state: status as SubscriptionState };
}
