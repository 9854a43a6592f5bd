import { Module } from '@nestjs/common';
import { EventRepository } from './event.repository.js';
import { EventsController } from './events.controller.js';
import { EventsService } from './events.service.js';
import { SearchRepository } from './search.repository.js';

@Module({
  controllers: [EventsController],
  providers: [EventRepository, EventsService, SearchRepository],
})
export class EventsModule {}
