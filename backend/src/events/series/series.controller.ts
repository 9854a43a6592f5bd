import {
  Body,
  Controller,
  Delete,
  HttpCode,
  Param,
  Post,
  Put,
  Query,
  Res,
  UseGuards,
} from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { calendarDateSchema } from '@kinday/contracts/calendarDateSchema';
import { deletionSchema, type DeletionInput, type Event } from '@kinday/contracts/event';
import type { Undone } from '@kinday/contracts/recent';
import type { Series, SeriesAnswer } from '@kinday/contracts/series';
import {
  changeOccurrenceSchema,
  claimOccurrenceSchema,
  createSeriesSchema,
  deleteSeriesSchema,
  leaveAloneSchema,
  restoreSeriesSchema,
  splitSeriesSchema,
  updateSeriesSchema,
  type ChangeOccurrenceInput,
  type ClaimOccurrenceInput,
  type CreateSeriesInput,
  type DeleteSeriesInput,
  type LeaveAloneInput,
  type RestoreSeriesInput,
  type SplitSeriesInput,
  type UpdateSeriesInput,
} from '@kinday/contracts/seriesInput';
import { idSchema, type Success } from '@kinday/contracts/user';
import type { Response } from 'express';
import { SignedInGuard, UserId } from '../../access/signedIn.guard.js';
import type { Revised } from '../../common/revised.js';
import { EventUndo } from '../EventUndo.js';
import { OccurrencesService } from './occurrences.service.js';
import { RepeatingService } from './repeating.service.js';
import { SeriesService } from './series.service.js';

@ApiTags('series')
@Controller('api/series')
@UseGuards(SignedInGuard)
export class SeriesController {
  constructor(
    private readonly series: SeriesService,
    private readonly occurrences: OccurrencesService,
    private readonly repeating: RepeatingService,
    private readonly undoing: EventUndo,
  ) {}

  /** 201 for a new series; 200 when a retry finds the one it made before. */
  @Post()
  async create(
    @UserId() userId: string,
    @Body({ schema: createSeriesSchema }) input: CreateSeriesInput,
    @Res({ passthrough: true }) response: Response,
  ): Promise<Revised<Series>> {
    const created = await this.series.create(userId, input);
    response.status(created.body.isNew ? 201 : 200);
    return created.map(({ series }) => series);
  }

  /** Edits all occurrences. */
  @Put(':id')
  update(
    @UserId() userId: string,
    @Param('id', { schema: idSchema }) id: string,
    @Body({ schema: updateSeriesSchema }) input: UpdateSeriesInput,
  ): Promise<Revised<SeriesAnswer>> {
    return this.series.update(userId, id, input);
  }

  /** Edits the occurrences from a day on: they become the series `newId`. */
  @Post(':id/split')
  @HttpCode(200)
  split(
    @UserId() userId: string,
    @Param('id', { schema: idSchema }) id: string,
    @Body({ schema: splitSeriesSchema }) input: SplitSeriesInput,
  ): Promise<Revised<SeriesAnswer>> {
    return this.series.split(userId, id, input);
  }

  /** Deletes all occurrences, or those from a day on. */
  @Delete(':id')
  delete(
    @UserId() userId: string,
    @Param('id', { schema: idSchema }) id: string,
    @Query({ schema: deleteSeriesSchema }) input: DeleteSeriesInput,
  ): Promise<Revised<Success>> {
    return this.series.delete(userId, id, input);
  }

  /** Undoes the user's own deletion of a series, or of days of it. 409 when somebody changed the series since. */
  @Post(':id/restore')
  @HttpCode(200)
  restore(
    @UserId() userId: string,
    @Param('id', { schema: idSchema }) id: string,
    @Body({ schema: restoreSeriesSchema }) input: RestoreSeriesInput,
  ): Promise<Revised<Undone>> {
    return this.undoing.restoreSeries(userId, id, input);
  }

  /** Edits one occurrence: it becomes an event of its own. */
  @Put(':id/occurrences/:day')
  changeOccurrence(
    @UserId() userId: string,
    @Param('id', { schema: idSchema }) id: string,
    @Param('day', { schema: calendarDateSchema }) day: string,
    @Body({ schema: changeOccurrenceSchema }) input: ChangeOccurrenceInput,
  ): Promise<Revised<Event>> {
    return this.occurrences.change(userId, id, day, input);
  }

  @Delete(':id/occurrences/:day')
  deleteOccurrence(
    @UserId() userId: string,
    @Param('id', { schema: idSchema }) id: string,
    @Param('day', { schema: calendarDateSchema }) day: string,
    @Query({ schema: deletionSchema }) { version }: DeletionInput,
  ): Promise<Revised<Success>> {
    return this.occurrences.delete(userId, id, day, version);
  }

  /** One occurrence stays as an event; all the others go, or those that follow it. */
  @Post(':id/occurrences/:day/alone')
  @HttpCode(200)
  leaveAlone(
    @UserId() userId: string,
    @Param('id', { schema: idSchema }) id: string,
    @Param('day', { schema: calendarDateSchema }) day: string,
    @Body({ schema: leaveAloneSchema }) input: LeaveAloneInput,
  ): Promise<Revised<Event>> {
    return this.repeating.end(userId, id, day, input);
  }

  /** The user does what one occurrence asks for; 409 when another member does. */
  @Post(':id/occurrences/:day/claim')
  @HttpCode(200)
  claim(
    @UserId() userId: string,
    @Param('id', { schema: idSchema }) id: string,
    @Param('day', { schema: calendarDateSchema }) day: string,
    @Body({ schema: claimOccurrenceSchema }) input: ClaimOccurrenceInput,
  ): Promise<Revised<Event>> {
    return this.occurrences.claim(userId, id, day, input);
  }
}
