import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { Member, Role } from '@kinday/contracts/member';
import { LIMITS } from '@kinday/contracts/product';
import { UTC } from '@kinday/contracts/timeZone';
import type { EntityManager } from 'typeorm';
import { toFamily } from '../access/toFamily.js';
import { MembershipRepository, noSuchCode } from '../access/membership.repository.js';
import { memberLimit } from '../plans/planLimits.js';
import { conflict, forbidden, notLoggedIn } from '../common/problem.js';
import { FamilyTable } from '../database/tables/FamilyTable.js';
import { FormerMemberTable } from '../database/tables/FormerMemberTable.js';
import { MemberTable } from '../database/tables/MemberTable.js';
import { UserTable } from '../database/tables/UserTable.js';
import type { Statement } from '../database/Trip.js';
import type { Transaction } from '../database/Transaction.js';
import type { StartingPlan } from '../plans/startingPlan.js';
import type { FamilyTransaction } from '../sync/FamilyTransaction.js';
import type { FamilyWrite } from '../sync/FamilyWrite.js';
import { FamilyWriter } from '../sync/FamilyWriter.js';
import { newInviteCode } from './newInviteCode.js';
import { moveToOtherCalendars } from './moveToOtherCalendars.js';
import * as messages from './messages.js';

const LOCK_USER: Statement = {
  name: 'lock_user',
  text: 'SELECT color FROM users WHERE id = $1 FOR NO KEY UPDATE',
};

/**
 * Nothing is for a former member, or theirs to do: as the collection's `afterMemberRemoved` says, so no
 * event is told of by itself. Two indexes find them, each by its own conditions.
 */
const FORGET_MEMBER = `WITH repeated AS (
    UPDATE series SET for_ids = array_remove(for_ids, $2::uuid)
    WHERE family_id = $1 AND $2::uuid = ANY (for_ids))
  UPDATE events
  SET for_ids = array_remove(for_ids, $2::uuid), claimed_by = nullif(claimed_by, $2::uuid)
  WHERE family_id = $1 AND (
    for_ids <> '{}' AND for_ids @> ARRAY[$2::uuid] OR family_id = $1 AND claimed_by = $2::uuid)`;

/** A family as the answers of creating, joining and switching name it. */
export interface NamedFamily {
  id: string;
  name: string;
}

/** How memberships begin and end, wherever that is asked for. */
@Injectable()
export class FamilyMemberships {
  constructor(
    private readonly memberships: MembershipRepository,
    private readonly writer: FamilyWriter,
  ) {}

  /** Makes a family owned by a user, whose current one it becomes. Throws 403 when they have too many. */
  async found(
    transaction: FamilyTransaction,
    userId: string,
    { name, zone = UTC }: { name: string; zone?: string | undefined },
    plan: StartingPlan,
  ): Promise<NamedFamily> {
    const write = await transaction.insert({
      ...plan,
      id: randomUUID(),
      name,
      zone,
      ownerId: userId,
      inviteCode: await newInviteCode(transaction.manager),
      customerId: null,
      subscriptionId: null,
      createdAt: new Date(),
    });
    const record = toFamily(write.family);
    write.record({ collection: 'families', op: 'put', record }, null);
    await this.#begin(write, userId, 'owner');
    return { id: write.family.id, name };
  }

  /**
   * Writes to every family of a user, with the user's row locked. Joining locks it too: a family that
   * the user joined while this write waited is among them, and none is joined later.
   */
  async writeAll<T>(
    userId: string,
    work: (writes: FamilyWrite[], manager: EntityManager) => Promise<T>,
  ): Promise<T> {
    const familyIds = await this.memberships.familyIds(userId);
    return this.writer.transact(userId, familyIds, async (families) => {
      const { manager, transaction } = families;
      const writes = await families.lockAll(familyIds);
      await this.#lockUser(transaction, userId);
      const now = await this.memberships.familyIds(userId, manager);
      const joined = now.filter((id) => !familyIds.includes(id));
      return work([...writes, ...(await families.lockAll(joined))], manager);
    });
  }

  /**
   * Lets a user into the family whose invite code they have.
   * Throws 404 for a code that is not the family's any more, 409 for a member, 403 when the calendar
   * is full or the user has too many.
   */
  async join(
    transaction: FamilyTransaction,
    userId: string,
    familyId: string,
    inviteCode: string,
  ): Promise<NamedFamily> {
    const { manager } = transaction;
    const write = await transaction.lock(familyId);
    // The code may have been replaced while we waited for the lock.
    if (!write || write.family.inviteCode !== inviteCode) throw noSuchCode();
    const { name, subscriptionTier } = write.family;
    const members = await manager.findBy(MemberTable, { familyId });
    if (members.some((member) => member.userId === userId)) {
      throw conflict('already_member', messages.alreadyMember);
    }
    const full = memberLimit(subscriptionTier, members.length);
    if (full) throw full;
    await this.#begin(write, userId, 'member');
    return { id: familyId, name };
  }

  /** Ends a membership: the events stay, the invite code is replaced, another calendar is shown. */
  async end(write: FamilyWrite, member: Member): Promise<void> {
    const { manager, family } = write;
    const familyId = family.id;
    await manager.delete(MemberTable, { familyId, userId: member.id });
    await manager.query(FORGET_MEMBER, [familyId, member.id]);
    await manager.upsert(
      FormerMemberTable,
      { familyId, userId: member.id, name: member.name, endedAt: new Date() },
      ['familyId', 'userId'],
    );
    await moveToOtherCalendars(manager, familyId, [member.id]);
    write.record(
      { collection: 'members', op: 'remove', id: member.id },
      { collection: 'members', op: 'put', record: member },
    );
    await this.replaceInviteCode(write);
  }

  /** Gives a family another invite code; the old one opens nothing any more. */
  async replaceInviteCode(write: FamilyWrite): Promise<string> {
    const inviteCode = await newInviteCode(write.manager);
    await write.manager.update(FamilyTable, { id: write.family.id }, { inviteCode });
    write.recordFamily({ inviteCode });
    return inviteCode;
  }

  async #begin(write: FamilyWrite, userId: string, role: Role): Promise<void> {
    const { transaction, manager, family } = write;
    const user = await this.#lockUser(transaction, userId);
    // The account may have been deleted while the request was under way.
    if (!user) throw notLoggedIn();
    // Counted with the user locked: of two calendars that come at once, the other waits here.
    if ((await manager.countBy(MemberTable, { userId })) >= LIMITS.calendarsPerUser) {
      throw tooManyCalendars();
    }
    await manager.insert(MemberTable, {
      id: randomUUID(),
      userId,
      familyId: family.id,
      role,
      color: user.color,
      // Recent changes begin with the joining.
      joinedRevision: family.revision,
      seenRevision: family.revision,
      createdAt: new Date(),
    });
    await manager.delete(FormerMemberTable, { familyId: family.id, userId });
    await manager.update(UserTable, { id: userId }, { currentFamilyId: family.id });
    const record = await this.memberships.find(transaction, family.id, userId);
    if (record) write.record({ collection: 'members', op: 'put', record }, null);
  }

  /** @returns null when the account is deleted */
  async #lockUser(
    transaction: Transaction,
    userId: string,
  ): Promise<Pick<UserTable, 'color'> | null> {
    const [user] = await transaction.query<Pick<UserTable, 'color'>>(LOCK_USER, [userId]);
    return user ?? null;
  }
}

function tooManyCalendars() {
  const sentence = messages.tooManyCalendars(LIMITS.calendarsPerUser);
  return forbidden('calendar_limit', sentence);
}
