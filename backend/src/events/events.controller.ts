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
import {
  createEventSchema,
  eventRangeSchema,
  searchSchema,
  updateEventSchema,
  type CreateEventInput,
  type Event,
  type EventRange,
  type SearchInput,
  type SearchResult,
  type UpdateEventInput,
} from '@kinday/contracts/event';
import { undoSchema, type UndoInput } from '@kinday/contracts/recent';
import type { Series } from '@kinday/contracts/series';
import { repeatEventSchema, type RepeatEventInput } from '@kinday/contracts/seriesInput';
import { idSchema, type Success } from '@kinday/contracts/user';
import type { Response } from 'express';
import { Limited } from '../access/limits/limited.guard.js';
import { SignedInGuard, UserId } from '../access/signedIn.guard.js';
import type { Revised } from '../common/revised.js';
import { EventClaims } from './EventClaims.js';
import { EventUndo } from './EventUndo.js';
import { EventsService } from './events.service.js';
import { SearchRepository } from './search.repository.js';
import { RepeatingService } from './series/repeating.service.js';

@ApiTags('events')
@Controller('api/events')
@UseGuards(SignedInGuard)
export class EventsController {
  constructor(
    private readonly events: EventsService,
    private readonly searches: SearchRepository,
    private readonly undoing: EventUndo,
    private readonly claims: EventClaims,
    private readonly repeating: RepeatingService,
  ) {}

  @Get()
  list(
    @UserId() userId: string,
    @Query({ schema: eventRangeSchema }) range: EventRange,
  ): Promise<Revised<Event[]>> {
    return this.events.list(userId, range);
  }

  @Get('search')
  @Limited('searches')
  search(
    @UserId() userId: string,
    @Query({ schema: searchSchema }) { q }: SearchInput,
  ): Promise<SearchResult[]> {
    return this.searches.search(userId, q);
  }

  /** 201 for a new event; 200 when a retry finds the one it made before. */
  @Post()
  async create(
    @UserId() userId: string,
    @Body({ schema: createEventSchema }) input: CreateEventInput,
    @Res({ passthrough: true }) response: Response,
  ): Promise<Revised<Event>> {
    const created = await this.events.create(userId, input);
    response.status(created.body.isNew ? 201 : 200);
    return created.map(({ event }) => event);
  }

  /** Takes back what the user did to an event, unless somebody changed it since (409). */
  @Post('undo')
  @HttpCode(200)
  undo(
    @UserId() userId: string,
    @Body({ schema: undoSchema }) input: UndoInput,
  ): Promise<Revised<Success>> {
    return this.undoing.undo(userId, input);
  }

  /** The user does what the event asks for; 409 when another member does. */
  @Post(':id/claim')
  @HttpCode(200)
  claim(
    @UserId() userId: string,
    @Param('id', { schema: idSchema }) id: string,
  ): Promise<Revised<Event>> {
    return this.claims.claim(userId, id);
  }

  /** Nobody does it any more. */
  @Post(':id/release')
  @HttpCode(200)
  release(
    @UserId() userId: string,
    @Param('id', { schema: idSchema }) id: string,
  ): Promise<Revised<Event>> {
    return this.claims.release(userId, id);
  }

  /** The event begins to repeat: a series takes its place. */
  @Post(':id/repeat')
  @HttpCode(200)
  repeat(
    @UserId() userId: string,
    @Param('id', { schema: idSchema }) id: string,
    @Body({ schema: repeatEventSchema }) input: RepeatEventInput,
  ): Promise<Revised<Series>> {
    return this.repeating.begin(userId, id, input);
  }

  @Put(':id')
  update(
    @UserId() userId: string,
    @Param('id', { schema: idSchema }) id: string,
    @Body({ schema: updateEventSchema }) input: UpdateEventInput,
  ): Promise<Revised<Event>> {
    return this.events.update(userId, id, input);
  }

  @Delete(':id')
  delete(
    @UserId() userId: string,
    @Param('id', { schema: idSchema }) id: string,
  ): Promise<Revised<Success>> {
    return this.events.delete(userId, id);
  }

  /** Brings an event back that was deleted in the last `LOG_DAYS`. */
  @Post(':id/restore')
  @HttpCode(200)
  restore(
    @UserId() userId: string,
    @Param('id', { schema: idSchema }) id: string,
  ): Promise<Revised<Event>> {
    return this.events.restore(userId, id);
  }
}
