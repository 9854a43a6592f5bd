import { Injectable } from '@nestjs/common';
import type { Member } from '@kinday/contracts/member';
import { toFamily } from '../access/familyRecord.js';
import { FamilyTable } from '../database/tables/FamilyTable.js';
import { MemberTable } from '../database/tables/MemberTable.js';
import { moveToOtherCalendars } from '../membership/otherCalendar.js';
import type { FamilyWrite } from '../sync/FamilyWriter.js';

@Injectable()
export class FamilySettingsRepository {
  async rename(write: FamilyWrite, name: string): Promise<void> {
    await write.manager.update(FamilyTable, { id: write.family.id }, { name });
    write.record({
      collection: 'families',
      op: 'put',
      record: { ...toFamily(write.family), name },
    });
  }

  /** Makes one member the owner and the owner a member, in one change. */
  async transfer(write: FamilyWrite, owner: Member, next: Member): Promise<void> {
    const { manager, family } = write;
    const { id: familyId } = family;
    await manager.update(FamilyTable, { id: familyId }, { ownerId: next.id });
    await manager.update(MemberTable, { familyId, userId: owner.id }, { role: 'member' });
    await manager.update(MemberTable, { familyId, userId: next.id }, { role: 'owner' });
    const record = { ...toFamily(family), ownerId: next.id };
    write.record({ collection: 'families', op: 'put', record });
    write.record({ collection: 'members', op: 'put', record: { ...owner, role: 'member' } });
    write.record({ collection: 'members', op: 'put', record: { ...next, role: 'owner' } });
  }

  /** Deletes the family with all it holds. Its log stays: other nodes learn the end from there. */
  async delete(write: FamilyWrite, userIds: readonly string[]): Promise<void> {
    const { manager, family } = write;
    // Before the users' rows: whoever is about to move here waits, and then finds nothing.
    await manager.query('SELECT FROM families WHERE id = $1 FOR UPDATE', [family.id]);
    await moveToOtherCalendars(manager, family.id, userIds);
    await manager.delete(FamilyTable, { id: family.id });
    write.record({ collection: 'families', op: 'remove', id: family.id });
  }
}
