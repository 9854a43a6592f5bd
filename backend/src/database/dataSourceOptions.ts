import pg from 'pg';
import type { DataSourceOptions } from 'typeorm';
import { Foundation1790000000000 } from './migrations/1790000000000-Foundation.js';
import { SearchText1790000100000 } from './migrations/1790000100000-SearchText.js';
import { PasswordResets1790000200000 } from './migrations/1790000200000-PasswordResets.js';
import { Subscriptions1790000300000 } from './migrations/1790000300000-Subscriptions.js';
import { RateLimits1790000400000 } from './migrations/1790000400000-RateLimits.js';
import { RecentChanges1790000500000 } from './migrations/1790000500000-RecentChanges.js';
import { BackupTimes1790000700000 } from './migrations/1790000700000-BackupTimes.js';
import { EventDetails1790000800000 } from './migrations/1790000800000-EventDetails.js';
import { EventDetailIndexes1790000900000 } from './migrations/1790000900000-EventDetailIndexes.js';
import { EventsByFamily1790000600000 } from './migrations/1790000600000-EventsByFamily.js';
import { SearchableOnce1790001000000 } from './migrations/1790001000000-SearchableOnce.js';
import { Series1790001100000 } from './migrations/1790001100000-Series.js';
import { FamilyZones1790001200000 } from './migrations/1790001200000-FamilyZones.js';
import { OwnCategories1790001300000 } from './migrations/1790001300000-OwnCategories.js';
import { OwnCategoryIndex1790001400000 } from './migrations/1790001400000-OwnCategoryIndex.js';
import { Preferences1790001500000 } from './migrations/1790001500000-Preferences.js';
import { Reminders1790001600000 } from './migrations/1790001600000-Reminders.js';
import { ReminderIndexes1790001700000 } from './migrations/1790001700000-ReminderIndexes.js';
import { KeptFeedEvents1790001940000 } from './migrations/1790001940000-KeptFeedEvents.js';
import { ZoneIndexes1790001850000 } from './migrations/1790001850000-ZoneIndexes.js';
import { OtherCalendars1790001800000 } from './migrations/1790001800000-OtherCalendars.js';
import { RefusedStatements1790001960001 } from './migrations/1790001960001-RefusedStatements.js';
import { EndsTold1790001960002 } from './migrations/1790001960002-EndsTold.js';
import { LogSizes1790001910000 } from './migrations/1790001910000-LogSizes.js';
import { ValidEntries1790001970000 } from './migrations/1790001970000-ValidEntries.js';
import { ConnectionPool } from './ConnectionPool.js';
import { ChangeTable } from './tables/ChangeTable.js';
import { EventTable } from './tables/EventTable.js';
import { FamilyTable } from './tables/FamilyTable.js';
import { FormerMemberTable } from './tables/FormerMemberTable.js';
import { MemberTable } from './tables/MemberTable.js';
import { OwnCategoryTable } from './tables/OwnCategoryTable.js';
import { PasswordResetTable } from './tables/PasswordResetTable.js';
import { SeriesTable } from './tables/SeriesTable.js';
import { SessionTable } from './tables/SessionTable.js';
import { SubscriptionTable } from './tables/SubscriptionTable.js';
import { UserTable } from './tables/UserTable.js';

// A calendar date must never pass through a Date, and revisions fit a number.
pg.types.setTypeParser(pg.types.builtins.DATE, (text) => text);
pg.types.setTypeParser(pg.types.builtins.INT8, Number);
/** PostgreSQL's type `date[]`, which pg's list of types leaves out. */
const DATES = 1182 as Parameters<typeof pg.types.getTypeParser>[0];
// A series may have thousands of days, and `pg` parses arrays letter by letter. Dates are never quoted.
pg.types.setTypeParser(DATES, (list) => (list === '{}' ? [] : list.slice(1, -1).split(',')));

const CONNECT_TIMEOUT_MS = 5_000;
const STATEMENT_TIMEOUT_MS = 8_000;
/** A node that was cut off in the middle of a write holds its family's lock no longer. */
const IDLE_TRANSACTION_TIMEOUT_MS = 15_000;
/** Where the server itself has stopped answering, and ends no statement any more. */
const ANSWER_TIMEOUT_MS = 9_000;

/** Every step of the schema, the first one first. */
export const MIGRATIONS = [
  Foundation1790000000000,
  SearchText1790000100000,
  PasswordResets1790000200000,
  Subscriptions1790000300000,
  RateLimits1790000400000,
  RecentChanges1790000500000,
  EventsByFamily1790000600000,
  BackupTimes1790000700000,
  EventDetails1790000800000,
  EventDetailIndexes1790000900000,
  SearchableOnce1790001000000,
  Series1790001100000,
  FamilyZones1790001200000,
  OwnCategories1790001300000,
  OwnCategoryIndex1790001400000,
  Preferences1790001500000,
  Reminders1790001600000,
  ReminderIndexes1790001700000,
  OtherCalendars1790001800000,
  ZoneIndexes1790001850000,
  LogSizes1790001910000,
  KeptFeedEvents1790001940000,
  RefusedStatements1790001960001,
  EndsTold1790001960002,
  ValidEntries1790001970000,
] as const;

/**
 * TypeORM's settings for a database.
 * @param poolSize most connections at a time
 */
export function dataSourceOptions(url: string, poolSize: number): DataSourceOptions {
  return {
    type: 'postgres',
    driver: { ...pg, Pool: ConnectionPool },
    url,
    entities: [
      ChangeTable,
      EventTable,
      FamilyTable,
      FormerMemberTable,
      MemberTable,
      OwnCategoryTable,
      PasswordResetTable,
      SeriesTable,
      SessionTable,
      SubscriptionTable,
      UserTable,
    ],
    migrations: [...MIGRATIONS],
    connectTimeoutMS: CONNECT_TIMEOUT_MS,
    extra: {
      max: poolSize,
      statement_timeout: STATEMENT_TIMEOUT_MS,
      idle_in_transaction_session_timeout: IDLE_TRANSACTION_TIMEOUT_MS,
      query_timeout: ANSWER_TIMEOUT_MS,
      keepAlive: true,
      // A trip need not wait for the answer to the one before it (Transaction).
      pipeline: true,
    },
  };
}
