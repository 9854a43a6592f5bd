import { Module } from '@nestjs/common';
import { FamilyController } from './family.controller.js';
import { CalendarLinksController } from './giving/calendarLinks.controller.js';
import { CalendarLinksRepository } from './giving/calendarLinks.repository.js';
import { CalendarLinksService } from './giving/calendarLinks.service.js';
import { FeedController } from './giving/feed.controller.js';
import { RenderedCalendars } from './giving/RenderedCalendars.js';
import { FamilyEventsRepository } from './giving/familyEvents.repository.js';
import { FamilyExportController } from './giving/familyExport.controller.js';
import { FamilyRepository } from './family.repository.js';
import { FamilyService } from './family.service.js';
import { FamilySettingsController } from './familySettings.controller.js';
import { FamilySettingsRepository } from './familySettings.repository.js';
import { FamilySettingsService } from './familySettings.service.js';

@Module({
  controllers: [
    CalendarLinksController,
    FamilyController,
    FamilyExportController,
    FamilySettingsController,
    FeedController,
  ],
  providers: [
    CalendarLinksRepository,
    CalendarLinksService,
    FamilyEventsRepository,
    FamilyRepository,
    FamilyService,
    FamilySettingsRepository,
    FamilySettingsService,
    RenderedCalendars,
  ],
})
export class FamilyModule {}
