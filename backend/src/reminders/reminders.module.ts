import { Module } from '@nestjs/common';
import { ChangePlan } from './changes/ChangePlan.js';
import { ReminderChangesRepository } from './changes/changes.repository.js';
import { ChangeWords } from './changes/ChangeWords.js';
import { DigestPlan } from './digests/DigestPlan.js';
import { DigestsRepository } from './digests/digests.repository.js';
import { DigestWords } from './digests/DigestWords.js';
import { DueReminders } from './due/DueReminders.js';
import { DueRepository } from './due/due.repository.js';
import { ReminderWords } from './due/ReminderWords.js';
import { DaysRepository } from './entries/days.repository.js';
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
    ChangePlan,
    ChangeWords,
    DaysRepository,
    DigestPlan,
    DigestsRepository,
    DigestWords,
    DueReminders,
    DueRepository,
    EntriesRepository,
    OwnChoicesRepository,
    PeopleRepository,
    Planner,
    ProgressRepository,
    ReminderChangesRepository,
    ReminderMails,
    ReminderWords,
  ],
})
export class RemindersModule {}
