import {
  Body,
  Controller,
  Get,
  HttpCode,
  Post,
  Query,
  UseGuards,
  UseInterceptors,
} from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import {
  calendarFilterSchema,
  createCalendarSchema,
  joinCalendarSchema,
  leaveCalendarSchema,
  switchCalendarSchema,
  type Calendar,
  type CalendarAnswer,
  type CalendarFilter,
  type CreateCalendarInput,
  type JoinCalendarInput,
  type LeaveCalendarInput,
  type SwitchCalendarInput,
} from '@kinday/contracts/family';
import type { Success } from '@kinday/contracts/user';
import { WrongCodesInterceptor } from '../access/limits/wrongCodes.interceptor.js';
import { SignedInGuard, UserId } from '../access/signedIn.guard.js';
import type { Revised } from '../common/revised.js';
import { CalendarsService } from './calendars.service.js';

@ApiTags('calendars')
@Controller('api')
@UseGuards(SignedInGuard)
export class CalendarsController {
  constructor(private readonly calendars: CalendarsService) {}

  @Get('calendars')
  list(
    @UserId() userId: string,
    @Query({ schema: calendarFilterSchema }) { filter }: CalendarFilter,
  ): Promise<Calendar[]> {
    return this.calendars.list(userId, filter);
  }

  @Post('calendars/create')
  async create(
    @UserId() userId: string,
    @Body({ schema: createCalendarSchema }) input: CreateCalendarInput,
  ): Promise<CalendarAnswer> {
    return { success: true, family: await this.calendars.create(userId, input) };
  }

  @Post('calendars/join')
  @HttpCode(200)
  @UseInterceptors(WrongCodesInterceptor)
  async join(
    @UserId() userId: string,
    @Body({ schema: joinCalendarSchema }) { inviteCode }: JoinCalendarInput,
  ): Promise<CalendarAnswer> {
    return { success: true, family: await this.calendars.join(userId, inviteCode) };
  }

  /** Makes a calendar the current one. Both addresses do the same. */
  @Post(['calendars/switch', 'user/switch-calendar'])
  @HttpCode(200)
  async switch(
    @UserId() userId: string,
    @Body({ schema: switchCalendarSchema }) { familyId }: SwitchCalendarInput,
  ): Promise<CalendarAnswer> {
    return { success: true, family: await this.calendars.switch(userId, familyId) };
  }

  @Post('calendars/leave')
  @HttpCode(200)
  leave(
    @UserId() userId: string,
    @Body({ schema: leaveCalendarSchema }) { familyId }: LeaveCalendarInput,
  ): Promise<Revised<Success>> {
    return this.calendars.leave(userId, familyId);
  }
}
