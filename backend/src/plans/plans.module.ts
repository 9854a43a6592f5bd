import { Module } from '@nestjs/common';
import { TrialRepository } from './trial.repository.js';
import { TrialEnds } from './TrialEnds.js';

@Module({ providers: [TrialEnds, TrialRepository] })
export class PlansModule {}
