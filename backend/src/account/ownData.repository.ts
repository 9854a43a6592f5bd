import { Injectable } from '@nestjs/common';
import type { OwnData } from '@kinday/contracts/ownData';
import { DataSource, In, IsNull, type EntityManager } from 'typeorm';
import { EventTable } from '../database/tables/EventTable.js';
import { UserTable } from '../database/tables/UserTable.js';

interface CalendarRow {
  id: string;
  name: string;
  role: OwnData['calendars'][number]['role'];
  color: string | null;
  created_at: Date;
}

/** A user's data, read as a whole. */
@Injectable()
export class OwnDataRepository {
  constructor(private readonly database: DataSource) {}

  /** All of one moment; null when the account is gone. */
  async read(userId: string): Promise<Pick<OwnData, 'profile' | 'calendars' | 'events'> | null> {
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
        events: await this.#events(manager, userId, familyIds),
      };
    });
  }

  async #calendars(manager: EntityManager, userId: string): Promise<OwnData['calendars']> {
    const rows = await manager.query<CalendarRow[]>(
      `SELECT f.id, f.name, m.role, m.color, m.created_at FROM members m
       JOIN families f ON f.id = m.family_id WHERE m.user_id = $1 ORDER BY m.created_at, f.id`,
      [userId],
    );
    return rows.map(({ created_at, ...row }) => ({ ...row, joinedAt: created_at.toISOString() }));
  }

  async #events(
    manager: EntityManager,
    userId: string,
    familyIds: string[],
  ): Promise<OwnData['events']> {
    const rows = await manager.find(EventTable, {
      where: { creatorId: userId, familyId: In(familyIds), deletedAt: IsNull() },
      order: { date: 'ASC', startTime: 'ASC', id: 'ASC' },
    });
    return rows.map(
      ({ creatorId: _creatorId, version: _version, deletedAt: _deleted, ...event }) => ({
        ...event,
        createdAt: event.createdAt.toISOString(),
        updatedAt: event.updatedAt.toISOString(),
      }),
    );
  }
}
