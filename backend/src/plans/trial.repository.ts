import { Injectable } from '@nestjs/common';
import { DataSource, IsNull, LessThanOrEqual, MoreThan } from 'typeorm';
import { runAlone } from '../database/runAlone.js';
import { FamilyTable } from '../database/tables/FamilyTable.js';

const READ_AT_ONCE = 500;
const BEFORE_ALL = '00000000-0000-0000-0000-000000000000';

export type FamilyOnTrial = Pick<FamilyTable, 'id' | 'ownerId'>;

@Injectable()
export class TrialRepository {
  constructor(private readonly database: DataSource) {}

  /** Does work that one node does at a time; nothing while another one is at it. */
  alone(work: () => Promise<void>): Promise<void> {
    return runAlone(this.database, 'trialEnds', work);
  }

  /** The families whose trial without a card is over, read some at a time. */
  async *over(): AsyncGenerator<FamilyOnTrial> {
    let last: string | undefined = BEFORE_ALL;
    while (last !== undefined) {
      const families: FamilyOnTrial[] = await this.database.manager.find(FamilyTable, {
        select: { id: true, ownerId: true },
        where: {
          id: MoreThan(last),
          subscriptionStatus: 'trialing',
          subscriptionId: IsNull(),
          trialEndsAt: LessThanOrEqual(new Date()),
        },
        order: { id: 'ASC' },
        take: READ_AT_ONCE,
      });
      yield* families;
      last = families.length === READ_AT_ONCE ? families.at(-1)?.id : undefined;
    }
  }
}
