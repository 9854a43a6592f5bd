import { Injectable } from '@nestjs/common';
import { DataSource, IsNull, LessThanOrEqual } from 'typeorm';
import { runAlone } from '../database/runAlone.js';
import { FamilyTable } from '../database/tables/FamilyTable.js';

/** Most families of one run; the next run takes more. */
const AT_ONCE = 500;

@Injectable()
export class TrialRepository {
  constructor(private readonly database: DataSource) {}

  /** Does the work for each family whose trial without a card is over, one after the other. */
  async forEachOver(
    work: (family: Pick<FamilyTable, 'id' | 'ownerId'>) => Promise<void>,
  ): Promise<void> {
    await runAlone(this.database, 'trialEnds', async () => {
      const families = await this.database.manager.find(FamilyTable, {
        select: { id: true, ownerId: true },
        where: {
          subscriptionStatus: 'trialing',
          subscriptionId: IsNull(),
          trialEndsAt: LessThanOrEqual(new Date()),
        },
        take: AT_ONCE,
      });
      for (const family of families) await work(family);
    });
  }
}
