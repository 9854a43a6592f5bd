import { Module } from '@nestjs/common';
import { EventRepository } from './event.repository.js';
import { EventClaims } from './EventClaims.js';
import { EventEdits } from './EventEdits.js';
import { EventsController } from './events.controller.js';
import { EventUndo } from './EventUndo.js';
import { EventsService } from './events.service.js';
import { EventWrites } from './EventWrites.js';
import { SearchRepository } from './search.repository.js';
import { UndoRepository } from './undo.repository.js';

@Module({
  controllers: [EventsController],
  providers: [
    EventClaims,
    EventEdits,
    EventRepository,
    EventsService,
    EventUndo,
    EventWrites,
    SearchRepository,
    UndoRepository,
  ],
})
export class EventsModule {}
