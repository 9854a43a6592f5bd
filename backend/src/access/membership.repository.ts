import { Injectable } from '@nestjs/common';
import type { Member, Role } from '@kinday/contracts/member';
import { DataSource, type EntityManager } from 'typeorm';
import { notFound } from '../common/problem.js';

/** Columns of a member; needs `members m` and `users u`. */
export const MEMBER_COLUMNS = `u.id, u.name, u.phone, m.color, u.birthday, u.anniversary, m.role,
  m.created_at AS joined_at`;
/** The order in which members are listed, as the contract's collection has it. */
export const MEMBER_ORDER = 'm.created_at, u.id';

export interface MemberRow {
  id: string;
  name: string;
  phone: string;
  color: string | null;
  birthday: string | null;
  anniversary: string | null;
  role: Role;
  joined_at: Date;
}

/** A row as a member; columns of other tables in it are left out. */
export function toMember(row: MemberRow): Member {
  const { id, name, phone, color, birthday, anniversary, role, joined_at } = row;
  const joinedAt = joined_at.toISOString();
  return { id, name, phone, color, birthday, anniversary, role, joinedAt };
}

/** The answer to anybody who asks for a family they are not in, or that does not exist. */
export function noSuchFamily() {
  return notFound('no_such_calendar', 'This calendar does not exist or you are not a member of it');
}

@Injectable()
export class MembershipRepository {
  constructor(private readonly database: DataSource) {}

  /** A user's membership of a family as it is within a transaction; null when there is none. */
  async find(manager: EntityManager, familyId: string, userId: string): Promise<Member | null> {
    const [row] = await manager.query<MemberRow[]>(
      `SELECT ${MEMBER_COLUMNS} FROM members m JOIN users u ON u.id = m.user_id
       WHERE m.family_id = $1 AND m.user_id = $2`,
      [familyId, userId],
    );
    return row ? toMember(row) : null;
  }

  /** The named family, or the user's current one. Throws 404 when they have none. */
  async chosen(userId: string, familyId: string | undefined): Promise<string> {
    if (familyId) return familyId;
    const [row] = await this.database.query<{ current_family_id: string | null }[]>(
      'SELECT current_family_id FROM users WHERE id = $1',
      [userId],
    );
    if (!row?.current_family_id) throw notFound('no_calendar', 'You have no calendar yet');
    return row.current_family_id;
  }

  /** The users who are members of a family. */
  async userIds(manager: EntityManager, familyId: string): Promise<string[]> {
    const rows = await manager.query<{ user_id: string }[]>(
      'SELECT user_id FROM members WHERE family_id = $1',
      [familyId],
    );
    return rows.map((row) => row.user_id);
  }

  /** The families of a user. */
  async familyIds(manager: EntityManager, userId: string): Promise<string[]> {
    const rows = await manager.query<{ family_id: string }[]>(
      'SELECT family_id FROM members WHERE user_id = $1',
      [userId],
    );
    return rows.map((row) => row.family_id);
  }
}
