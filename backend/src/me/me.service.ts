import { Injectable } from '@nestjs/common';
import type { PutEdit } from '@kinday/contracts/change';
import type { Member } from '@kinday/contracts/member';
import type { PreferencesInput } from '@kinday/contracts/preferences';
import type { CurrentUser, Success } from '@kinday/contracts/user';
import { MembershipRepository } from '../access/membership.repository.js';
import { UserRepository, type ProfileFields } from '../auth/user.repository.js';
import { notLoggedIn } from '../common/problem.js';
import { MemberTable } from '../database/tables/MemberTable.js';
import { FamilyMemberships } from '../membership/FamilyMemberships.js';
import { Publisher } from '../sync/Publisher.js';

const put = (record: Member): PutEdit<'members'> => ({ collection: 'members', op: 'put', record });

@Injectable()
export class MeService {
  constructor(
    private readonly users: UserRepository,
    private readonly members: MembershipRepository,
    private readonly memberships: FamilyMemberships,
    private readonly publisher: Publisher,
  ) {}

  async read(userId: string): Promise<CurrentUser> {
    const user = await this.users.findCurrent(userId);
    if (!user) throw notLoggedIn();
    return user;
  }

  /** The user's colour, and the one they wear in each of their families. */
  setColor(userId: string, color: string): Promise<Success> {
    return this.setFields(userId, { color });
  }

  /**
   * Writes fields of the user; each of their families sees the member as they are now. However many
   * families there are, the number of statements is the same.
   */
  async setFields(userId: string, fields: ProfileFields): Promise<Success> {
    const isChanged = await this.memberships.writeAll(userId, async (writes, manager) => {
      const before = await this.members.findAll(manager, userId);
      if (!(await this.users.update(manager, userId, fields))) return false;
      const { color } = fields;
      if (color !== undefined) await manager.update(MemberTable, { userId }, { color });
      const after = await this.members.findAll(manager, userId);
      for (const write of writes) {
        const was = before.get(write.family.id);
        const is = after.get(write.family.id);
        // A membership may have ended while we waited for its family.
        if (was && is) write.record(put(is), put(was));
      }
      return true;
    });
    if (isChanged) this.publisher.publish({ kind: 'account', userId });
    return { success: true };
  }

  /** Writes how the user's own screens show what their families share; no family hears of it. */
  async setPreferences(userId: string, preferences: PreferencesInput): Promise<Success> {
    const isChanged = await this.users.choose(userId, preferences);
    if (isChanged) this.publisher.publish({ kind: 'account', userId });
    return { success: true };
  }
}
