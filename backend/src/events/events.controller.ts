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
  type StreamableFile,
} from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import {
  createEventSchema,
  deletionSchema,
  eventRangeSchema,
  searchSchema,
  updateEventSchema,
  type CreateEventInput,
  type DeletionInput,
  type Event,
  type EventRange,
  type SearchInput,
  type SearchResult,
  type UpdateEventInput,
} from '@kinday/contracts/event';
import { undoSchema, type Undone, type UndoInput } from '@kinday/contracts/recent';
import { entryIdSchema, type EntryDay, type Series } from '@kinday/contracts/series';
import { repeatEventSchema, type RepeatEventInput } from '@kinday/contracts/seriesInput';
import { idSchema, type Success } from '@kinday/contracts/user';
import type { Response } from 'express';
import { HeavyWork } from '../access/limits/HeavyWork.js';
import { Limited } from '../access/limits/limited.guard.js';
import { Caller, ProvesSession, SignedInGuard, UserId } from '../access/signedIn.guard.js';
import type { Session } from '../auth/Session.js';
import { CallerGone } from '../common/requests/CallerGone.js';
import type { Revised } from '../common/revised.js';
import { EntryDayRepository } from './entryDay.repository.js';
import { EventClaims } from './EventClaims.js';
import { EventUndo } from './EventUndo.js';
import { EventsService } from './events.service.js';
import { SearchRepository } from './search.repository.js';
import { MonthService } from './series/month.service.js';
import { RepeatingService } from './series/repeating.service.js';

@ApiTags('events')
@Controller('api/events')
@UseGuards(SignedInGuard)
export class EventsController {
  constructor(
    private readonly events: EventsService,
    private readonly months: MonthService,
    private readonly searches: SearchRepository,
    private readonly heavyWork: HeavyWork,
    private readonly days: EntryDayRepository,
    private readonly undoing: EventUndo,
    private readonly claims: EventClaims,
    private readonly repeating: RepeatingService,
  ) {}

  @Get()
  list(
    @UserId() userId: string,
    @Query({ schema: eventRangeSchema }) range: EventRange,
    @CallerGone() gone: AbortSignal,
  ): Promise<Revised<Event[] | StreamableFile>> {
    return this.months.events(userId, range, gone);
  }

  @Get('search')
  @Limited('searches')
  search(
    @UserId() userId: string,
    @Query({ schema: searchSchema }) { q }: SearchInput,
    @CallerGone() gone: AbortSignal,
  ): Promise<SearchResult[]> {
    return this.heavyWork.run(userId, () => this.searches.search(userId, q), gone);
  }

  /** Where an event, a series or an occurrence stands now. */
  @Get(':id/day')
  day(
    @UserId() userId: string,
    @Param('id', { schema: entryIdSchema }) id: string,
  ): Promise<EntryDay> {
    return this.days.find(userId, id);
  }

  /** 201 for a new event; 200 when a retry finds the one it made before. */
  @Post()
  @ProvesSession()
  async create(
    @Caller() caller: Session,
    @Body({ schema: createEventSchema }) input: CreateEventInput,
    @Res({ passthrough: true }) response: Response,
  ): Promise<Revised<Event>> {
    const created = await this.events.create(caller, input);
    response.status(created.body.isNew ? 201 : 200);
    return created.map(({ event }) => event);
  }

  /** Takes back what the user did to an event, unless somebody changed it since (409). */
  @Post('undo')
  @HttpCode(200)
  undo(
    @UserId() userId: string,
    @Body({ schema: undoSchema }) input: UndoInput,
  ): Promise<Revised<Undone>> {
    return this.undoing.undo(userId, input);
  }

  /** The user does what the event asks for; 409 when another member does. */
  @Post(':id/claim')
  @ProvesSession()
  @HttpCode(200)
  claim(
    @Caller() caller: Session,
    @Param('id', { schema: idSchema }) id: string,
  ): Promise<Revised<Event>> {
    return this.claims.claim(caller, id);
  }

  /** Nobody does it any more. */
  @Post(':id/release')
  @ProvesSession()
  @HttpCode(200)
  release(
    @Caller() caller: Session,
    @Param('id', { schema: idSchema }) id: string,
  ): Promise<Revised<Event>> {
    return this.claims.release(caller, id);
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
  @ProvesSession()
  update(
    @Caller() caller: Session,
    @Param('id', { schema: idSchema }) id: string,
    @Body({ schema: updateEventSchema }) input: UpdateEventInput,
  ): Promise<Revised<Event>> {
    return this.events.update(caller, id, input);
  }

  @Delete(':id')
  @ProvesSession()
  delete(
    @Caller() caller: Session,
    @Param('id', { schema: idSchema }) id: string,
    @Query({ schema: deletionSchema }) { version }: DeletionInput,
  ): Promise<Revised<Success>> {
    return this.events.delete(caller, id, version);
  }

  /** Brings an event back that was deleted in the last `LOG_DAYS`. */
  @Post(':id/restore')
  @ProvesSession()
  @HttpCode(200)
  restore(
    @Caller() caller: Session,
    @Param('id', { schema: idSchema }) id: string,
  ): Promise<Revised<Event>> {
    return this.events.restore(caller, id);
  }
}
