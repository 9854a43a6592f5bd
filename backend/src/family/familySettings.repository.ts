import { Injectable } from '@nestjs/common';
import type { PutEdit } from '@kinday/contracts/change';
import type { Member } from '@kinday/contracts/member';
import { FamilyTable } from '../database/tables/FamilyTable.js';
import { MemberTable } from '../database/tables/MemberTable.js';
import { moveToOtherCalendars } from '../membership/moveToOtherCalendars.js';
import type { FamilyWrite } from '../sync/FamilyWrite.js';

/** What the owner sets. */
export type FamilyColumns = Partial<Pick<FamilyTable, 'name' | 'zone'>>;

/** Times without a zone in subscribed calendars stand at another hour until these are read again. */
const READ_FEEDS_NOW = 'UPDATE feeds SET next_at = least(next_at, $2) WHERE family_id = $1';

const put = (record: Member): PutEdit<'members'> => ({ collection: 'members', op: 'put', record });

@Injectable()
export class FamilySettingsRepository {
  async update(write: FamilyWrite, columns: FamilyColumns): Promise<void> {
    const { manager, family, at } = write;
    const isMoved = columns.zone !== undefined && columns.zone !== family.zone;
    await manager.update(FamilyTable, { id: family.id }, columns);
    if (isMoved) await manager.query(READ_FEEDS_NOW, [family.id, at]);
    write.recordFamily(columns);
  }

  /** Makes one member the owner and the owner a member, in one change. */
  async transfer(write: FamilyWrite, owner: Member, next: Member): Promise<void> {
    const { manager, family } = write;
    const { id: familyId } = family;
    await manager.update(FamilyTable, { id: familyId }, { ownerId: next.id });
    await manager.update(MemberTable, { familyId, userId: owner.id }, { role: 'member' });
    await manager.update(MemberTable, { familyId, userId: next.id }, { role: 'owner' });
    write.recordFamily({ ownerId: next.id });
    write.record(put({ ...owner, role: 'member' }), put(owner));
    write.record(put({ ...next, role: 'owner' }), put(next));
  }

  /** Deletes the family with all it holds. Its log stays: other nodes learn the end from there. */
  async delete(write: FamilyWrite, userIds: readonly string[]): Promise<void> {
    const { manager, family } = write;
    // Before the users' rows: a user who is about to switch to this calendar waits, and then does not
    // find it.
    await manager.query('SELECT FROM families WHERE id = $1 FOR UPDATE', [family.id]);
    await moveToOtherCalendars(manager, family.id, userIds);
    await manager.delete(FamilyTable, { id: family.id });
    write.record({ collection: 'families', op: 'remove', id: family.id }, null);
  }
}
