import { Injectable } from '@nestjs/common';
import type { Clock } from '@kinday/contracts/preferences';
import type { ReminderSettings } from '@kinday/contracts/reminders';
import { DataSource } from 'typeorm';
import { SETTING_COLUMNS } from '../../access/settingColumns.js';
import type { Calendar, Person, Relative } from './Person.js';

type PersonRow = ReminderSettings & {
  id: string;
  email: string;
  clock: Clock | null;
  familyIds: string[];
};
type MemberRow = Relative & { familyId: string; familyName: string; zone: string };

/** How hours are written in mails to somebody who has not chosen. */
const USUAL_CLOCK: Clock = '12h';

@Injectable()
export class PeopleRepository {
  constructor(private readonly database: DataSource) {}

  /** Those of some users who turned reminders on, by their ids, with all of their calendars. */
  async find(userIds: readonly string[]): Promise<ReadonlyMap<string, Person>> {
    const rows = await this.database.query<PersonRow[]>(
      `SELECT u.id, u.email, u.clock, ${SETTING_COLUMNS},
         ARRAY(SELECT m.family_id FROM members m WHERE m.user_id = u.id ORDER BY m.created_at, m.id)
           AS "familyIds"
       FROM users u JOIN reminder_settings r ON r.user_id = u.id AND r.is_on
       WHERE u.id = ANY ($1)`,
      [userIds],
    );
    const calendars = await this.#calendars([...new Set(rows.flatMap((row) => row.familyIds))]);
    return new Map(rows.map((row) => [row.id, toPerson(row, calendars)]));
  }

  async #calendars(familyIds: readonly string[]): Promise<ReadonlyMap<string, Calendar>> {
    const rows = await this.database.query<MemberRow[]>(
      `SELECT f.id AS "familyId", f.name AS "familyName", f.zone, u.id, u.name, u.birthday,
         u.anniversary
       FROM families f JOIN members m ON m.family_id = f.id JOIN users u ON u.id = m.user_id
       WHERE f.id = ANY ($1) ORDER BY m.created_at, m.id`,
      [familyIds],
    );
    const calendars = new Map<string, Calendar & { members: Relative[] }>();
    for (const { familyId: id, familyName: name, zone, ...relative } of rows) {
      const calendar = calendars.get(id) ?? { id, name, zone, members: [] };
      calendar.members.push(relative);
      calendars.set(id, calendar);
    }
    return calendars;
  }
}

function toPerson(
  { id, email, clock, familyIds, ...settings }: PersonRow,
  calendars: ReadonlyMap<string, Calendar>,
): Person {
  const own = familyIds.flatMap((familyId) => calendars.get(familyId) ?? []);
  return {
    id,
    email,
    clock: clock ?? USUAL_CLOCK,
    settings,
    calendars: new Map(own.map((calendar) => [calendar.id, calendar])),
  };
}
