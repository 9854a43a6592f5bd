import { Injectable } from '@nestjs/common';
import type { OwnData } from '@kinday/contracts/ownData';
import { DataSource, In, IsNull, type EntityManager } from 'typeorm';
import { RECORDS_PER_PIECE } from '../access/limits/Exports.js';
import { EventTable } from '../database/tables/EventTable.js';
import { UserTable } from '../database/tables/UserTable.js';

interface CalendarRow {
  id: string;
  name: string;
  role: OwnData['calendars'][number]['role'];
  color: string | null;
  created_at: Date;
}

const ORDER = { date: 'ASC', startTime: 'ASC', id: 'ASC' } as const;

/** A user's data, read as a whole. */
@Injectable()
export class OwnDataRepository {
  constructor(private readonly database: DataSource) {}

  /**
   * Reads a user's profile, calendars and the ids of their events, all as of one moment. Null when the
   * account has been deleted.
   */
  async read(
    userId: string,
  ): Promise<(Pick<OwnData, 'profile' | 'calendars'> & { eventIds: string[] }) | null> {
    return this.database.transaction('REPEATABLE READ', async (manager) => {
      const user = await manager.findOneBy(UserTable, { id: userId });
      if (!user) return null;
      const { id, name, email, phone, color, birthday, anniversary, createdAt } = user;
      const person = { id, name, email, phone, color, birthday, anniversary };
      const calendars = await this.#calendars(manager, userId);
      const familyIds = calendars.map((calendar) => calendar.id);
      return {
        profile: { ...person, createdAt: createdAt.toISOString() },
        calendars,
        eventIds: await this.#eventIds(manager, userId, familyIds),
      };
    });
  }

  /** A user's events with these ids, some at a time; those deleted meanwhile are missing. */
  async *eventPages(userId: string, ids: readonly string[]): AsyncGenerator<OwnData['events']> {
    for (let at = 0; at < ids.length; at += RECORDS_PER_PIECE) {
      const id = In(ids.slice(at, at + RECORDS_PER_PIECE));
      const where = { id, creatorId: userId, deletedAt: IsNull() };
      const rows = await this.database.manager.find(EventTable, { where, order: ORDER });
      yield rows.map(toOwnEvent);
    }
  }

  async #calendars(manager: EntityManager, userId: string): Promise<OwnData['calendars']> {
    const rows = await manager.query<CalendarRow[]>(
      `SELECT f.id, f.name, m.role, m.color, m.created_at FROM members m
       JOIN families f ON f.id = m.family_id WHERE m.user_id = $1 ORDER BY m.created_at, f.id`,
      [userId],
    );
    return rows.map(({ created_at, ...row }) => ({ ...row, joinedAt: created_at.toISOString() }));
  }

  async #eventIds(manager: EntityManager, userId: string, familyIds: string[]): Promise<string[]> {
    const rows = await manager.find(EventTable, {
      select: { id: true },
      where: { creatorId: userId, familyId: In(familyIds), deletedAt: IsNull() },
      order: ORDER,
    });
    return rows.map(({ id }) => id);
  }
}

function toOwnEvent(row: EventTable): OwnData['events'][number] {
  const { creatorId: _creatorId, version: _version, deletedAt: _deleted, ...event } = row;
  return {
    ...event,
    createdAt: event.createdAt.toISOString(),
    updatedAt: event.updatedAt.toISOString(),
  };
}
