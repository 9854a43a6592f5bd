import { Injectable } from '@nestjs/common';
import * as contractMessages from '@kinday/contracts/messages';
import type { Member, Role } from '@kinday/contracts/member';
import { DataSource, type EntityManager } from 'typeorm';
import { badRequest, notFound } from '../common/problem.js';
import { queryPrepared } from '../database/prepared.js';
import type { Statement } from '../database/Trip.js';
import type { Transaction } from '../database/Transaction.js';
import * as messages from './messages.js';

/** Columns of a member; needs `members m` and `users u`. */
export const MEMBER_COLUMNS = `u.id, u.name, u.phone, m.color, u.birthday, u.anniversary, m.role,
  m.created_at AS joined_at`;
/** The order in which members are listed, as the contract's collection has it. */
export const MEMBER_ORDER = 'm.created_at, u.id';

const FIND_MEMBER: Statement = {
  name: 'find_member',
  text: `SELECT ${MEMBER_COLUMNS} FROM members m JOIN users u ON u.id = m.user_id
    WHERE m.family_id = $1 AND m.user_id = $2`,
};

const IS_MEMBER: Statement = {
  name: 'is_member',
  text: 'SELECT FROM members WHERE family_id = $1 AND user_id = $2',
};

const COUNT_MEMBERS: Statement = {
  name: 'count_members',
  text: `SELECT count(*)::int AS count FROM members WHERE family_id = $1 AND user_id = ANY($2)`,
};

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
  return notFound('no_such_calendar', messages.noSuchCalendar);
}

/** The answer to an invite code that no family has. */
export function noSuchCode() {
  return notFound('invalid_invite_code', contractMessages.invalidInviteCode);
}

function noMember() {
  return badRequest('no_member', messages.noSuchMember);
}

function noCalendar() {
  return notFound('no_calendar', messages.noCalendarYet);
}

@Injectable()
export class MembershipRepository {
  constructor(private readonly database: DataSource) {}

  /** A user's membership of a family as it is within a transaction; null when there is none. */
  async find(transaction: Transaction, familyId: string, userId: string): Promise<Member | null> {
    const [row] = await transaction.query<MemberRow>(FIND_MEMBER, [familyId, userId]);
    return row ? toMember(row) : null;
  }

  /** A user's memberships of all their families, by family. */
  async findAll(manager: EntityManager, userId: string): Promise<ReadonlyMap<string, Member>> {
    const rows = await manager.query<(MemberRow & { family_id: string })[]>(
      `SELECT m.family_id, ${MEMBER_COLUMNS} FROM members m JOIN users u ON u.id = m.user_id
       WHERE m.user_id = $1`,
      [userId],
    );
    return new Map(rows.map(({ family_id, ...row }) => [family_id, toMember(row)]));
  }

  /** Throws 404 unless a user is a member of a family now. */
  async require(userId: string, familyId: string): Promise<void> {
    const rows = await queryPrepared(this.database, IS_MEMBER, [familyId, userId]);
    if (rows.length === 0) throw noSuchFamily();
  }

  /** Throws 400 unless all of these users are members of a family, inside its lock. */
  async requireAll(
    transaction: Transaction,
    familyId: string,
    userIds: readonly string[],
  ): Promise<void> {
    if (userIds.length === 0) return;
    const [row] = await transaction.query<{ count: number }>(COUNT_MEMBERS, [familyId, userIds]);
    if (row?.count !== userIds.length) throw noMember();
  }

  /** The family a user means: the named one, or their current one. Throws 404 for none. */
  async chosen(userId: string, familyId: string | undefined): Promise<string> {
    if (familyId) return familyId;
    const [row] = await this.database.query<{ current_family_id: string | null }[]>(
      'SELECT current_family_id FROM users WHERE id = $1',
      [userId],
    );
    if (!row?.current_family_id) throw noCalendar();
    return row.current_family_id;
  }

  /** The family that an invite code opens. Throws 404 for a wrong one. */
  async invitedTo(inviteCode: string): Promise<string> {
    const [row] = await this.database.query<{ id: string }[]>(
      'SELECT id FROM families WHERE invite_code = $1',
      [inviteCode],
    );
    if (!row) throw noSuchCode();
    return row.id;
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
  async familyIds(
    userId: string,
    manager: EntityManager = this.database.manager,
  ): Promise<string[]> {
    const rows = await manager.query<{ family_id: string }[]>(
      'SELECT family_id FROM members WHERE user_id = $1',
      [userId],
    );
    return rows.map((row) => row.family_id);
  }
}
