import { Body, Controller, Delete, Get, Post, Query, UseGuards } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import {
  calendarLinkChoiceSchema,
  type CalendarLink,
  type CalendarLinkChoice,
  type MadeCalendarLink,
} from '@kinday/contracts/calendarLink';
import { familyChoiceSchema, type FamilyChoice } from '@kinday/contracts/family';
import type { Success } from '@kinday/contracts/user';
import { SignedInGuard, UserId } from '../../access/signedIn.guard.js';
import { CalendarLinksService } from './calendarLinks.service.js';

/** A member's own links to a calendar; nobody else is told of them. */
@ApiTags('calendar links')
@Controller('api/calendar-links')
@UseGuards(SignedInGuard)
export class CalendarLinksController {
  constructor(private readonly links: CalendarLinksService) {}

  @Get()
  list(
    @UserId() userId: string,
    @Query({ schema: familyChoiceSchema }) { familyId }: FamilyChoice,
  ): Promise<CalendarLink[]> {
    return this.links.list(userId, familyId);
  }

  /** Makes a link; the one there was ends. */
  @Post()
  make(
    @UserId() userId: string,
    @Body({ schema: calendarLinkChoiceSchema }) choice: CalendarLinkChoice,
  ): Promise<MadeCalendarLink> {
    return this.links.make(userId, choice);
  }

  @Delete()
  end(
    @UserId() userId: string,
    @Query({ schema: calendarLinkChoiceSchema }) choice: CalendarLinkChoice,
  ): Promise<Success> {
    return this.links.end(userId, choice);
  }
}
