import { Module } from '@nestjs/common';
import { Housekeeping } from './Housekeeping.js';
import { OutdatedRepository } from './outdated.repository.js';

@Module({ providers: [Housekeeping, OutdatedRepository] })
export class HousekeepingModule {}
