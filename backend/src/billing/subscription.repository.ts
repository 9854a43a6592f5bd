import { Injectable } from '@nestjs/common';
import { DataSource, In, Not, type EntityManager } from 'typeorm';
import { runAlone } from '../database/runAlone.js';
import { SubscriptionTable } from '../database/tables/SubscriptionTable.js';
import { LAST_STATES, type Subscription, type SubscriptionState } from './subscription.js';

const IN_VAIN_LOCK = 7_401_931;

@Injectable()
export class SubscriptionRepository {
  constructor(private readonly database: DataSource) {}

  async find(id: string, manager: EntityManager = this.database.manager) {
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

  /** Hands over what is paid for in vain: the calendar is gone, or its payer has left it. */
  async forEachInVain(work: (id: string) => Promise<void>): Promise<void> {
    await runAlone(this.database, IN_VAIN_LOCK, async () => {
      const rows = await this.database.manager
        .createQueryBuilder(SubscriptionTable, 's')
        .where({ status: Not(In([...LAST_STATES])) })
        .andWhere(
          'NOT EXISTS (SELECT FROM members m WHERE m.family_id = s.family_id AND m.user_id = s.payer_id)',
        )
        .getMany();
      for (const { id } of rows) await work(id);
    });
  }
}

function toSubscription({ status, ...fields }: SubscriptionTable): Subscription {
  return { ...fields, state: status as SubscriptionState };
}
