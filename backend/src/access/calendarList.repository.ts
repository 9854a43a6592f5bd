import { Injectable } from '@nestjs/common';
import type { Calendar, CalendarFilter } from '@kinday/contracts/family';
import type { Role } from '@kinday/contracts/member';
import { DataSource } from 'typeorm';

interface CalendarRow {
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
    const rows = await this.database.query<CalendarRow[]>(
      `SELECT f.id, f.name, f.owner_id, m.role
       FROM members m JOIN families f ON f.id = m.family_id
       WHERE m.user_id = $1 AND ($2::text IS NULL OR m.role = $2)
       ORDER BY m.created_at, f.id`,
      [userId, filter ? ROLE_OF_FILTER[filter] : null],
    );
    return rows.map(({ owner_id, ...calendar }) => ({ ...calendar, ownerId: owner_id }));
  }
}
