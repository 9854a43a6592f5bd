import { Body, Controller, Get, HttpCode, Param, Post, Put, UseGuards } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import {
  entryRemindersSchema,
  reminderSettingsInputSchema,
  type EntryReminders,
  type RemindersAnswer,
  type ReminderSettingsInput,
  type TestOutcome,
  type TestReminder,
} from '@kinday/contracts/reminders';
import { entryIdSchema } from '@kinday/contracts/series';
import { idSchema, type Success } from '@kinday/contracts/user';
import { Limited } from '../../access/limits/limited.guard.js';
import { SignedInGuard, UserId } from '../../access/signedIn.guard.js';
import { SessionIdHash } from '../../auth/sessionIdHash.js';
import { ReminderSettingsService } from './reminderSettings.service.js';
import { TestReminders } from './TestReminders.js';

@ApiTags('reminders')
@Controller('api/me/reminders')
@UseGuards(SignedInGuard)
export class ReminderSettingsController {
  constructor(
    private readonly reminders: ReminderSettingsService,
    private readonly tests: TestReminders,
  ) {}

  @Get()
  read(@UserId() userId: string, @SessionIdHash() idHash: string): Promise<RemindersAnswer> {
    return this.reminders.read(userId, idHash);
  }

  /** Changes what is named, and nothing else. */
  @Put()
  async choose(
    @UserId() userId: string,
    @Body({ schema: reminderSettingsInputSchema }) chosen: ReminderSettingsInput,
  ): Promise<Success> {
    await this.reminders.choose(userId, chosen);
    return { success: true };
  }

  /** How the user differs for one event or series; an occurrence's name means its series. */
  @Get('entries/:id')
  readEntry(
    @UserId() userId: string,
    @Param('id', { schema: entryIdSchema }) id: string,
  ): Promise<EntryReminders> {
    return this.reminders.readEntry(userId, id);
  }

  /** Null goes back to the user's own reminders for all events. */
  @Put('entries/:id')
  async chooseForEntry(
    @UserId() userId: string,
    @Param('id', { schema: entryIdSchema }) id: string,
    @Body({ schema: entryRemindersSchema }) own: EntryReminders,
  ): Promise<Success> {
    await this.reminders.chooseForEntry(userId, id, own);
    return { success: true };
  }

  /** Sends a reminder that is none. */
  @Post('test')
  @HttpCode(200)
  @Limited('testReminders')
  test(@UserId() userId: string): Promise<TestReminder> {
    return this.tests.send(userId);
  }

  /** What came of it. */
  @Get('test/:id')
  testOutcome(
    @UserId() userId: string,
    @Param('id', { schema: idSchema }) id: string,
  ): Promise<TestOutcome> {
    return this.tests.outcomeOf(userId, id);
  }
}
