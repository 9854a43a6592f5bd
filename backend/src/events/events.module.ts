import { Module } from '@nestjs/common';
import { EventRepository } from './event.repository.js';
import { EventEdits } from './EventEdits.js';
import { EventsController } from './events.controller.js';
import { EventUndo } from './EventUndo.js';
import { EventsService } from './events.service.js';
import { SearchRepository } from './search.repository.js';
import { UndoRepository } from './undo.repository.js';

@Module({
  controllers: [EventsController],
  providers: [
    EventEdits,
    EventRepository,
    EventsService,
    EventUndo,
    SearchRepository,
    UndoRepository,
  ],
})
export class EventsModule {}
