import { Module } from '@nestjs/common';
import { FamilyController } from './family.controller.js';
import { FamilyEventsRepository } from './giving/familyEvents.repository.js';
import { FamilyExportController } from './giving/familyExport.controller.js';
import { FamilyRepository } from './family.repository.js';
import { FamilyService } from './family.service.js';
import { FamilySettingsController } from './familySettings.controller.js';
import { FamilySettingsRepository } from './familySettings.repository.js';
import { FamilySettingsService } from './familySettings.service.js';

@Module({
  controllers: [FamilyController, FamilyExportController, FamilySettingsController],
  providers: [
    FamilyEventsRepository,
    FamilyRepository,
    FamilyService,
    FamilySettingsRepository,
    FamilySettingsService,
  ],
})
export class FamilyModule {}
