import { Injectable } from '@nestjs/common';
import type { OwnData } from '@kinday/contracts/ownData';
import {
  DataSource,
  In,
  IsNull,
  type EntityManager,
  type EntityTarget,
  type FindOptionsOrder,
  type FindOptionsWhere,
} from 'typeorm';
import { OWN_CATEGORIES, toOwnCategory, type OwnCategoryRow } from '../access/ownCategories.js';
import { SETTING_COLUMNS } from '../access/settingColumns.js';
import { RECORDS_PER_PIECE } from '../access/limits/Exports.js';
import { EventTable } from '../database/tables/EventTable.js';
import { SeriesTable } from '../database/tables/SeriesTable.js';
import { UserTable } from '../database/tables/UserTable.js';

interface CalendarRow {
  id: string;
  name: string;
  role: OwnData['calendars'][number]['role'];
  color: string | null;
  created_at: Date;
  own_categories: OwnCategoryRow[];
}

/** What a user adds to calendars. */
type OwnTable = EventTable | SeriesTable;
type AtOnce = Pick<
  OwnData,
  'profile' | 'calendars' | 'reminders' | 'ownReminders' | 'feeds' | 'calendarLinks'
>;
interface OwnIds {
  eventIds: string[];
  seriesIds: string[];
}

const OWN_REMINDERS = `SELECT entry_id AS "entryId", timed, all_day AS "allDay" FROM entry_reminders
  WHERE user_id = $1 ORDER BY entry_id`;

const OWN_FEEDS = `SELECT fd.id, fd.family_id AS "familyId", fd.kind, fd.name, fd.color, fd.country,
    fd.region, fd.created_at AS "createdAt", fd.address
  FROM feeds fd JOIN members m ON m.family_id = fd.family_id AND m.user_id = fd.added_by
  WHERE fd.added_by = $1 ORDER BY fd.created_at, fd.id`;

const OWN_LINKS = `SELECT family_id AS "familyId", what, created_at AS "createdAt", used_at AS "usedAt"
  FROM calendar_links WHERE user_id = $1 ORDER BY created_at, family_id, what`;

function orderOf<T extends OwnTable>() {
  return { date: 'ASC', startTime: 'ASC', id: 'ASC' } as FindOptionsOrder<T>;
}

/** A user's data, read as a whole. */
@Injectable()
export class OwnDataRepository {
  constructor(private readonly database: DataSource) {}

  /**
   * Reads a user's profile, calendars, reminders and the ids of their events and series, all as of one moment.
   * Null when the account has been deleted.
   */
  async read(userId: string): Promise<(AtOnce & OwnIds) | null> {
    return this.database.transaction('REPEATABLE READ', async (manager) => {
      const user = await manager.findOneBy(UserTable, { id: userId });
      if (!user) return null;
      const { id, name, email, phone, color, birthday, anniversary, clock, weekStart } = user;
      const person = { id, name, email, phone, color, birthday, anniversary, clock, weekStart };
      const calendars = await this.#calendars(manager, userId);
      const familyIds = calendars.map((calendar) => calendar.id);
      return {
        profile: { ...person, createdAt: user.createdAt.toISOString() },
        calendars,
        reminders: await this.#reminders(manager, userId),
        ownReminders: await manager.query(OWN_REMINDERS, [userId]),
        feeds: await manager.query(OWN_FEEDS, [userId]),
        calendarLinks: await manager.query(OWN_LINKS, [userId]),
        eventIds: await this.#ids(manager, EventTable, userId, familyIds),
        seriesIds: await this.#ids(manager, SeriesTable, userId, familyIds),
      };
    });
  }

  /** A user's events with these ids, some at a time; those deleted meanwhile are missing. */
  async *eventPages(userId: string, ids: readonly string[]): AsyncGenerator<OwnData['events']> {
    for await (const rows of this.#pages(EventTable, userId, ids)) yield rows.map(toOwn);
  }

  /** The same of series. */
  async *seriesPages(userId: string, ids: readonly string[]): AsyncGenerator<OwnData['series']> {
    for await (const rows of this.#pages(SeriesTable, userId, ids)) yield rows.map(toOwn);
  }

  async *#pages<T extends OwnTable>(
    table: EntityTarget<T>,
    userId: string,
    ids: readonly string[],
  ): AsyncGenerator<T[]> {
    for (let at = 0; at < ids.length; at += RECORDS_PER_PIECE) {
      const id = In(ids.slice(at, at + RECORDS_PER_PIECE));
      const where = { id, creatorId: userId, deletedAt: IsNull() } as FindOptionsWhere<T>;
      yield await this.database.manager.find(table, { where, order: orderOf<T>() });
    }
  }

  async #calendars(manager: EntityManager, userId: string): Promise<OwnData['calendars']> {
    const rows = await manager.query<CalendarRow[]>(
      `SELECT f.id, f.name, m.role, m.color, m.created_at, ${OWN_CATEGORIES} AS own_categories
       FROM members m
       JOIN families f ON f.id = m.family_id WHERE m.user_id = $1 ORDER BY m.created_at, f.id`,
      [userId],
    );
    return rows.map(({ created_at, own_categories, ...row }) => ({
      ...row,
      joinedAt: created_at.toISOString(),
      ownCategories: own_categories.map(toOwnCategory).map(({ familyId: _id, ...own }) => own),
    }));
  }

  async #reminders(manager: EntityManager, userId: string): Promise<OwnData['reminders']> {
    const [settings] = await manager.query<NonNullable<OwnData['reminders']>[]>(
      `SELECT ${SETTING_COLUMNS} FROM reminder_settings r WHERE r.user_id = $1`,
      [userId],
    );
    return settings ?? null;
  }

  /** In one text: twenty calendars hold up to 400,000, and as many rows would hold up the server. */
  async #ids(
    manager: EntityManager,
    table: EntityTarget<OwnTable>,
    userId: string,
    familyIds: readonly string[],
  ): Promise<string[]> {
    const { tableName } = manager.dataSource.getMetadata(table);
    const [row] = await manager.query<{ ids: string | null }[]>(
      `SELECT string_agg(id::text, ',' ORDER BY date, start_time, id) AS ids FROM ${tableName}
       WHERE creator_id = $1 AND family_id = ANY($2) AND deleted_at IS NULL`,
      [userId, familyIds],
    );
    return row?.ids?.split(',') ?? [];
  }
}

function toOwn<T extends OwnTable>(row: T) {
  const { creatorId: _creatorId, version: _version, deletedAt: _deleted, ...own } = row;
  return {
    ...own,
    createdAt: own.createdAt.toISOString(),
    updatedAt: own.updatedAt.toISOString(),
  };
}
