import { Module } from '@nestjs/common';
import { EntryRemindersRepository } from './entryReminders.repository.js';
import { ReminderSettingsController } from './reminderSettings.controller.js';
import { ReminderSettingsRepository } from './reminderSettings.repository.js';
import { ReminderSettingsService } from './reminderSettings.service.js';
import { TestReminders } from './TestReminders.js';
import { TestRemindersRepository } from './testReminders.repository.js';
import { UnsubscribeController } from './unsubscribe.controller.js';
import { UnsubscribeLinks } from './UnsubscribeLinks.js';

@Module({
  controllers: [ReminderSettingsController, UnsubscribeController],
  providers: [
    EntryRemindersRepository,
    ReminderSettingsRepository,
    ReminderSettingsService,
    TestReminders,
    TestRemindersRepository,
    UnsubscribeLinks,
  ],
  exports: [UnsubscribeLinks],
})
export class ReminderSettingsModule {}
