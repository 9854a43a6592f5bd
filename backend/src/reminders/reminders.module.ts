import { Module } from '@nestjs/common';
import { DueReminders } from './due/DueReminders.js';
import { DueRepository } from './due/due.repository.js';
import { ReminderWords } from './due/ReminderWords.js';
import { EntriesRepository } from './entries/entries.repository.js';
import { OwnChoicesRepository } from './people/ownChoices.repository.js';
import { PeopleRepository } from './people/people.repository.js';
import { Planner } from './planner/Planner.js';
import { ProgressRepository } from './planner/progress.repository.js';
import { ReminderSettingsModule } from './settings/reminderSettings.module.js';
import { ReminderMails } from './words/ReminderMails.js';

@Module({
  imports: [ReminderSettingsModule],
  providers: [
    DueReminders,
    DueRepository,
    EntriesRepository,
    OwnChoicesRepository,
    PeopleRepository,
    Planner,
    ProgressRepository,
    ReminderMails,
    ReminderWords,
  ],
})
export class RemindersModule {}
