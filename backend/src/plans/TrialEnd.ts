import { Injectable } from '@nestjs/common';
import { FamilyTable } from '../database/tables/FamilyTable.js';
import { DueChange } from '../sync/DueChange.js';
import type { FamilyWrite } from '../sync/FamilyWrite.js';

/** The plan after a trial. Nothing of the calendar is lost, hidden or deleted. */
const AFTER_TRIAL = { subscriptionTier: 'free', subscriptionStatus: 'active' } as const;

/** The end of a trial without a card; a trial with a card is the payment provider's to end. */
@Injectable()
export class TrialEnd extends DueChange {
  isDue({ subscriptionStatus, subscriptionId, trialEndsAt }: FamilyTable): boolean {
    const isTrial = subscriptionStatus === 'trialing' && subscriptionId === null;
    return isTrial && trialEndsAt !== null && trialEndsAt.getTime() <= Date.now();
  }

  async apply(write: FamilyWrite): Promise<void> {
    await write.manager.update(FamilyTable, { id: write.family.id }, AFTER_TRIAL);
    write.recordFamily(AFTER_TRIAL);
  }
}
