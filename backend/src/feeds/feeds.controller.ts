import {
  Body,
  Controller,
  Delete,
  Get,
  HttpCode,
  Param,
  Post,
  Put,
  Query,
  Res,
  UseGuards,
} from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { eventRangeSchema, type EventRange } from '@kinday/contracts/event';
import {
  createFeedSchema,
  feedStatusInputSchema,
  updateFeedSchema,
  type CreateFeedInput,
  type Feed,
  type FeedEventsAnswer,
  type FeedStatus,
  type FeedStatusInput,
  type HolidayCountry,
  type UpdateFeedInput,
} from '@kinday/contracts/feed';
import { idSchema, type Success } from '@kinday/contracts/user';
import type { Response } from 'express';
import { HeavyWork } from '../access/limits/HeavyWork.js';
import { Limited } from '../access/limits/limited.guard.js';
import { SignedInGuard, UserId } from '../access/signedIn.guard.js';
import { CallerGone } from '../common/requests/CallerGone.js';
import type { Revised } from '../common/revised.js';
import { FeedsService } from './feeds.service.js';
import { Holidays } from './Holidays.js';

@ApiTags('feeds')
@Controller('api/feeds')
@UseGuards(SignedInGuard)
export class FeedsController {
  constructor(
    private readonly feeds: FeedsService,
    private readonly holidays: Holidays,
    private readonly heavy: HeavyWork,
  ) {}

  /** What stands on some days in the calendars of others, each occurrence by itself. */
  @Get('events')
  events(
    @UserId() userId: string,
    @Query({ schema: eventRangeSchema }) range: EventRange,
    @CallerGone() gone: AbortSignal,
  ): Promise<Revised<FeedEventsAnswer>> {
    return this.heavy.run(userId, () => this.feeds.events(userId, range, gone), gone);
  }

  /** How the sources of these calendars are doing. */
  @Get('status')
  statuses(
    @UserId() userId: string,
    @Query({ schema: feedStatusInputSchema }) { familyId }: FeedStatusInput,
  ): Promise<FeedStatus[]> {
    return this.feeds.statuses(userId, familyId);
  }

  /** The countries whose public holidays are known. */
  @Get('countries')
  countries(): Promise<HolidayCountry[]> {
    return this.holidays.countries();
  }

  /** 201 for a new one, which was read; 200 when a retry finds the one it made before. */
  @Post()
  @Limited('feeds')
  async create(
    @UserId() userId: string,
    @Body({ schema: createFeedSchema }) input: CreateFeedInput,
    @Res({ passthrough: true }) response: Response,
  ): Promise<Revised<Feed>> {
    const created = await this.feeds.create(userId, input);
    response.status(created.body.isNew ? 201 : 200);
    return created.map(({ feed }) => feed);
  }

  /** Reads one again now; 429 when it was read a few minutes ago. */
  @Post(':id/refresh')
  @HttpCode(200)
  refresh(
    @UserId() userId: string,
    @Param('id', { schema: idSchema }) id: string,
  ): Promise<FeedStatus> {
    return this.feeds.refresh(userId, id);
  }

  @Put(':id')
  update(
    @UserId() userId: string,
    @Param('id', { schema: idSchema }) id: string,
    @Body({ schema: updateFeedSchema }) input: UpdateFeedInput,
  ): Promise<Revised<Feed>> {
    return this.feeds.update(userId, id, input);
  }

  @Delete(':id')
  delete(
    @UserId() userId: string,
    @Param('id', { schema: idSchema }) id: string,
  ): Promise<Revised<Success>> {
    return this.feeds.delete(userId, id);
  }
}
