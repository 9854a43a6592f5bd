import { Injectable } from '@nestjs/common';
import type { FamilyAnswer, InviteCodeAnswer } from '@kinday/contracts/family';
import type { RemoveMemberInput } from '@kinday/contracts/member';
import type { Success } from '@kinday/contracts/user';
import { MembershipRepository, noSuchFamily } from '../access/membership.repository.js';
import { forbidden } from '../common/problem.js';
import type { Revised } from '../common/revised.js';
import { FamilyMemberships } from '../membership/FamilyMemberships.js';
import { FamilyWriter } from '../sync/FamilyWriter.js';
import { Publisher } from '../sync/Publisher.js';
import { FamilyRepository } from './family.repository.js';
import { noSuchMember, requireOwner } from './refusals.js';
import * as messages from './messages.js';

@Injectable()
export class FamilyService {
  constructor(
    private readonly families: FamilyRepository,
    private readonly members: MembershipRepository,
    private readonly memberships: FamilyMemberships,
    private readonly writer: FamilyWriter,
    private readonly publisher: Publisher,
  ) {}

  async read(userId: string, familyId?: string): Promise<Revised<FamilyAnswer>> {
    const chosen = await this.members.chosen(userId, familyId);
    const answer = await this.families.read(userId, chosen);
    if (!answer) throw noSuchFamily();
    return answer;
  }

  async regenerateInvite(userId: string, familyId?: string): Promise<Revised<InviteCodeAnswer>> {
    const chosen = await this.members.chosen(userId, familyId);
    return this.writer.write(chosen, userId, async (write, actor) => {
      requireOwner(actor);
      return { success: true, inviteCode: await this.memberships.replaceInviteCode(write) };
    });
  }

  async removeMember(
    userId: string,
    { userId: removedId, familyId }: RemoveMemberInput,
  ): Promise<Revised<Success>> {
    const chosen = await this.members.chosen(userId, familyId);
    const answer = await this.writer.write(chosen, userId, async (write, actor) => {
      requireOwner(actor);
      if (removedId === write.family.ownerId) {
        throw forbidden('owner_stays', messages.ownerStays);
      }
      const member = await this.members.find(write.transaction, chosen, removedId);
      if (!member) throw noSuchMember();
      await this.memberships.end(write, member);
      return { success: true as const };
    });
    this.publisher.publish({ kind: 'account', userId: removedId });
    return answer;
  }
}
