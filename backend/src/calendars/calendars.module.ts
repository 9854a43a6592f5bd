import { Module } from '@nestjs/common';
import { CalendarsController } from './calendars.controller.js';
import { CalendarsService } from './calendars.service.js';
import { CurrentCalendarRepository } from './currentCalendar.repository.js';

@Module({
  controllers: [CalendarsController],
  providers: [CalendarsService, CurrentCalendarRepository],
})
export class CalendarsModule {}
