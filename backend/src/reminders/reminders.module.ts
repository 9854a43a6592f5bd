import { Module } from '@nestjs/common';
import { ReminderSettingsModule } from './settings/reminderSettings.module.js';

@Module({ imports: [ReminderSettingsModule] })
export class RemindersModule {}
