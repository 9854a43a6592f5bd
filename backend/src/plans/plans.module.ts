import { Global, Module } from '@nestjs/common';
import { DueChange } from '../sync/DueChange.js';
import { FamilyPlanRepository } from './familyPlan.repository.js';
import { PlanSetting } from './PlanSetting.js';
import { TrialEnd } from './TrialEnd.js';
import { TrialEndJob } from './TrialEndJob.js';
import { TrialRepository } from './trial.repository.js';

@Global()
@Module({
  providers: [
    FamilyPlanRepository,
    PlanSetting,
    TrialEndJob,
    TrialRepository,
    { provide: DueChange, useClass: TrialEnd },
  ],
  exports: [DueChange, FamilyPlanRepository],
})
export class PlansModule {}
