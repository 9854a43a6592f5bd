import { Injectable } from '@nestjs/common';
import type { Calendar, CalendarFilter } from '@kinday/contracts/family';
import type { Role } from '@kinday/contracts/member';
import { DataSource } from 'typeorm';

interface CalendarRow {
  user_id: string;
  id: string;
  name: string;
  owner_id: string;
  role: Role;
}

const ROLE_OF_FILTER: Record<NonNullable<CalendarFilter['filter']>, Role> = {
  created: 'owner',
  invited: 'member',
};

@Injectable()
export class CalendarListRepository {
  constructor(private readonly database: DataSource) {}

  /** A user's calendars in the order in which the user joined them; all, or those of one role. */
  async list(userId: string, filter?: CalendarFilter['filter']): Promise<Calendar[]> {
    const lists = await this.#read([userId], filter ? ROLE_OF_FILTER[filter] : null);
    return lists.get(userId) ?? [];
  }

  /** All calendars of some users, by user. A user without any is missing. */
  listAll(userIds: readonly string[]): Promise<ReadonlyMap<string, Calendar[]>> {
    return this.#read(userIds, null);
  }

  async #read(userIds: readonly string[], ofRole: Role | null): Promise<Map<string, Calendar[]>> {
    const rows = await this.database.query<CalendarRow[]>(
      `SELECT m.user_id, f.id, f.name, f.owner_id, m.role
       FROM members m JOIN families f ON f.id = m.family_id
       WHERE m.user_id = ANY($1) AND ($2::text IS NULL OR m.role = $2)
       ORDER BY m.created_at, f.id`,
      [userIds, ofRole],
    );
    const lists = new Map<string, Calendar[]>();
    for (const { user_id, id, name, owner_id, role } of rows) {
      const list = lists.get(user_id) ?? [];
      list.push({ id, name, ownerId: owner_id, role });
      lists.set(user_id, list);
    }
    return lists;
  }
}
