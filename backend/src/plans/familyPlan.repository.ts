import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { FamilyTable } from '../database/tables/FamilyTable.js';
import type { FamilyWrite } from '../sync/FamilyWrite.js';

/** What a family's row says of its plan. */
export type FamilyPlan = Pick<
  FamilyTable,
  'subscriptionTier' | 'subscriptionStatus' | 'customerId' | 'subscriptionId'
>;

@Injectable()
export class FamilyPlanRepository {
  constructor(private readonly database: DataSource) {}

  /** Gives a family a plan, which ends a trial. Nothing it holds is touched, whatever the plan. */
  async set(write: FamilyWrite, plan: FamilyPlan): Promise<void> {
    const columns = { ...plan, trialEndsAt: null };
    await write.manager.update(FamilyTable, { id: write.family.id }, columns);
    write.recordFamily(columns);
  }

  /** A family by its id or by its invite code, as people at a keyboard write them. */
  async find(idOrCode: string): Promise<FamilyTable | null> {
    const families = this.database.getRepository(FamilyTable);
    const [row] = await families
      .createQueryBuilder('f')
      .where('f.id::text = lower(:name) OR f.invite_code = upper(:name)', { name: idOrCode })
      .getMany();
    return row ?? null;
  }
}
