import 'reflect-metadata';

export { BackgroundJobs } from '../../src/common/BackgroundJobs.js';
export { Clock } from '../../src/common/Clock.js';
export { HeavyWork } from '../../src/access/limits/HeavyWork.js';
export { RecurringJob } from '../../src/common/RecurringJob.js';
export { FeedRefresh } from '../../src/feeds/FeedRefresh.js';
export { readCalendar } from '../../src/icalendar/readCalendar.js';
export { queueCounts } from '../../src/common/TurnQueue.js';
export { PasswordHasher } from '../../src/auth/passwordHasher.js';
export { ChangeLog } from '../../src/sync/ChangeLog.js';
export { readConfig } from '../../src/config.js';
export { createApp } from '../../src/createApp.js';
export { noticeId } from '../../src/notices/noticeId.js';
export { Notices } from '../../src/notices/Notices.js';
export { PushChannel } from '../../src/notices/push/PushChannel.js';
export { Teller } from '../../src/notices/Teller.js';
export { RenderedCalendars } from '../../src/family/giving/RenderedCalendars.js';
export { Planner } from '../../src/reminders/planner/Planner.js';
export { UnsubscribeLinks } from '../../src/reminders/settings/UnsubscribeLinks.js';
export { TrialEndJob } from '../../src/plans/TrialEndJob.js';
/** The driver that the application runs its statements with. */
export { default as pg } from 'pg';
