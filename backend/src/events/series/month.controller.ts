import { Controller, Get, Query, UseGuards, type StreamableFile } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { eventRangeSchema, type Event, type EventRange } from '@kinday/contracts/event';
import type { MonthAnswer } from '@kinday/contracts/series';
import { SignedInGuard, UserId } from '../../access/signedIn.guard.js';
import { CallerGone } from '../../common/requests/CallerGone.js';
import type { Revised } from '../../common/revised.js';
import { MonthService } from './month.service.js';

@ApiTags('events')
@Controller('api')
@UseGuards(SignedInGuard)
export class MonthController {
  constructor(private readonly months: MonthService) {}

  /** Everything that some days show: events, and the series that reach them. */
  @Get('month')
  month(
    @UserId() userId: string,
    @Query({ schema: eventRangeSchema }) range: EventRange,
    @CallerGone() gone: AbortSignal,
  ): Promise<Revised<MonthAnswer | StreamableFile>> {
    return this.months.month(userId, range, gone);
  }

  /** The same as single events: each occurrence with its own day, its `seriesId` and `seriesDate`. */
  @Get('occurrences')
  occurrences(
    @UserId() userId: string,
    @Query({ schema: eventRangeSchema }) range: EventRange,
    @CallerGone() gone: AbortSignal,
  ): Promise<Revised<Event[] | StreamableFile>> {
    return this.months.occurrences(userId, range, gone);
  }
}
