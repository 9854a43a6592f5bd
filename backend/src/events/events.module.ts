import { Global, Module } from '@nestjs/common';
import { WriteLimits } from '../sync/WriteLimits.js';
import { CalendarLimits } from './CalendarLimits.js';
import { EntryDayRepository } from './entryDay.repository.js';
import { EntryReferences } from './EntryReferences.js';
import { EventRepository } from './event.repository.js';
import { EventClaims } from './EventClaims.js';
import { EventEdits } from './EventEdits.js';
import { EventsController } from './events.controller.js';
import { EventUndo } from './EventUndo.js';
import { EventsService } from './events.service.js';
import { EventWrites } from './EventWrites.js';
import { OwnCategoriesController } from './categories/ownCategories.controller.js';
import { OwnCategoriesService } from './categories/ownCategories.service.js';
import { OwnCategoryRepository } from './categories/ownCategory.repository.js';
import { OwnCategoryUndo } from './categories/OwnCategoryUndo.js';
import { SearchRepository } from './search.repository.js';
import { FeedSearchRepository } from './feedSearch.repository.js';
import { ImportedPieces } from './imports/ImportedPieces.js';
import { ImportPlan } from './imports/ImportPlan.js';
import { ImportPreparationRepository } from './imports/importPreparation.repository.js';
import { ImportRemindersRepository } from './imports/importReminders.repository.js';
import { ImportRunsRepository } from './imports/importRuns.repository.js';
import { ImportsController } from './imports/imports.controller.js';
import { ImportsRepository } from './imports/imports.repository.js';
import { ImportsService } from './imports/imports.service.js';
import { ImportUndo } from './imports/ImportUndo.js';
import { ImportWrites } from './imports/ImportWrites.js';
import { Uploads } from './imports/Uploads.js';
import { MonthController } from './series/month.controller.js';
import { MonthRepository } from './series/month.repository.js';
import { MonthService } from './series/month.service.js';
import { OccurrencesService } from './series/occurrences.service.js';
import { RepeatingService } from './series/repeating.service.js';
import { SeriesController } from './series/series.controller.js';
import { SeriesRepository } from './series/series.repository.js';
import { SeriesService } from './series/series.service.js';
import { SeriesUndo } from './series/SeriesUndo.js';
import { SeriesWrites } from './series/SeriesWrites.js';
import { UnseenDays } from './series/UnseenDays.js';
import { TitleKindsController } from './titleKinds.controller.js';
import { TitleKindsRepository } from './titleKinds.repository.js';
import { UndoRepository } from './undo.repository.js';

/** Global, as the writer asks for the limits of what it writes. */
@Global()
@Module({
  controllers: [
    EventsController,
    SeriesController,
    MonthController,
    TitleKindsController,
    OwnCategoriesController,
    ImportsController,
  ],
  providers: [
    ImportedPieces,
    ImportPlan,
    ImportPreparationRepository,
    ImportRemindersRepository,
    ImportRunsRepository,
    ImportsRepository,
    ImportsService,
    ImportUndo,
    ImportWrites,
    Uploads,
    { provide: WriteLimits, useClass: CalendarLimits },
    MonthRepository,
    MonthService,
    OccurrencesService,
    RepeatingService,
    SeriesRepository,
    SeriesService,
    SeriesUndo,
    SeriesWrites,
    UnseenDays,
    EntryDayRepository,
    EntryReferences,
    OwnCategoriesService,
    OwnCategoryRepository,
    OwnCategoryUndo,
    EventClaims,
    EventEdits,
    EventRepository,
    EventsService,
    EventUndo,
    EventWrites,
    FeedSearchRepository,
    SearchRepository,
    TitleKindsRepository,
    UndoRepository,
  ],
  exports: [WriteLimits],
})
export class EventsModule {}
