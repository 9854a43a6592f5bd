import { Injectable } from '@nestjs/common';
import type { Role } from '@kinday/contracts/member';
import { MOST_UNREAD } from '@kinday/contracts/recent';
import type { Account, Unread } from '@kinday/contracts/socket';
import type { CurrentUser } from '@kinday/contracts/user';
import { DataSource } from 'typeorm';
import { LIVING_SESSION } from '../auth/SessionStore.js';
import { Batch } from '../common/Batch.js';
import { queryPrepared } from '../database/prepared.js';
import type { Statement } from '../database/Trip.js';

/** A user at one moment. */
export interface UserState {
  account: Account;
  /** The hashed ids of the user's sessions that live. */
  sessions: readonly string[];
  /** Where each of the user's families stands. */
  revisions: Record<string, number>;
  /** How far the user has looked at what others did in each of them, and the latest later revisions. */
  unread: Unread;
}

/** A user and one of their families; without any, the family's columns are null. */
interface UserRow extends CurrentUser {
  sessions: string[];
  calendar_id: string | null;
  calendar_name: string;
  owner_id: string;
  role: Role;
  revision: number;
  seen: number;
  unread: number[];
}

/** A list that is joined is planned once; one compared by `= ANY` is planned anew each time. */
const USER_STATES: Statement = {
  name: 'user_states',
  text: `SELECT u.id, u.name, u.email, u.phone, u.color, u.birthday, u.anniversary,
      u.clock, u.week_start AS "weekStart", u.current_family_id AS "familyId",
      ARRAY(SELECT id_hash FROM sessions WHERE user_id = u.id AND ${LIVING_SESSION}) AS sessions,
      f.id AS calendar_id, f.name AS calendar_name, f.owner_id, m.role, f.revision,
      m.seen_revision AS seen,
      ARRAY(SELECT c.revision::float8 FROM changes c
        WHERE c.family_id = m.family_id AND c.revision > m.seen_revision
          AND c.actor_id <> m.user_id AND c.news <> '[]'
        ORDER BY c.revision DESC LIMIT ${MOST_UNREAD}) AS unread
    FROM unnest($1::uuid[]) AS asked (id) JOIN users u ON u.id = asked.id
    LEFT JOIN (members m JOIN families f ON f.id = m.family_id) ON m.user_id = u.id
    ORDER BY m.created_at, f.id`,
};

/** Reads what a user's tabs are told of the user. Of two readings the later one is never told first. */
@Injectable()
export class UserReader {
  readonly #states = new Batch((userIds: readonly string[]) => this.#readAll(userIds));

  constructor(private readonly database: DataSource) {}

  /** Null when the account has been deleted. */
  async read(userId: string): Promise<UserState | null> {
    return (await this.#states.about([userId])).get(userId) ?? null;
  }

  async #readAll(userIds: readonly string[]): Promise<Map<string, UserState>> {
    const asked = [...new Set(userIds)];
    const rows = await queryPrepared<UserRow>(this.database, USER_STATES, [asked]);
    const states = new Map<string, UserState>();
    for (const row of rows) {
      const state = states.get(row.id) ?? stateOf(row);
      states.set(row.id, state);
      if (row.calendar_id !== null) addFamily(state, row.calendar_id, row);
    }
    return states;
  }
}

function stateOf({ sessions, ...row }: UserRow): UserState {
  const { id, name, email, phone, color, birthday, anniversary, familyId, clock, weekStart } = row;
  const user = { id, name, email, phone, color, familyId, birthday, anniversary, clock, weekStart };
  return { account: { user, calendars: [] }, sessions, revisions: {}, unread: {} };
}

function addFamily({ account, revisions, unread }: UserState, id: string, row: UserRow): void {
  const { calendar_name: name, owner_id: ownerId, role } = row;
  account.calendars.push({ id, name, ownerId, role });
  revisions[id] = row.revision;
  unread[id] = { seen: row.seen, revisions: row.unread };
}
