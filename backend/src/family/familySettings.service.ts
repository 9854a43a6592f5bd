import { Injectable } from '@nestjs/common';
import type {
  DeleteFamilyInput,
  TransferFamilyInput,
  UpdateFamilyInput,
} from '@kinday/contracts/family';
import type { Member } from '@kinday/contracts/member';
import type { Success } from '@kinday/contracts/user';
import { MembershipRepository } from '../access/membership.repository.js';
import { badRequest, conflict } from '../common/problem.js';
import type { Revised } from '../common/revised.js';
import type { FamilyWrite } from '../sync/FamilyWrite.js';
import { FamilyWriter } from '../sync/FamilyWriter.js';
import { Publisher } from '../sync/Publisher.js';
import { FamilySettingsRepository } from './familySettings.repository.js';
import { noSuchMember, requireOwner } from './refusals.js';
import * as messages from './messages.js';

/** What an owner does with the family as a whole; each of them changes every member's list. */
@Injectable()
export class FamilySettingsService {
  constructor(
    private readonly settings: FamilySettingsRepository,
    private readonly members: MembershipRepository,
    private readonly writer: FamilyWriter,
    private readonly publisher: Publisher,
  ) {}

  update(userId: string, input: UpdateFamilyInput): Promise<Revised<Success>> {
    const { familyId, name, zone } = input;
    const columns = { ...(name !== undefined && { name }), ...(zone !== undefined && { zone }) };
    return this.#write(userId, familyId, (write) => this.settings.update(write, columns));
  }

  /** Throws 404 when the next owner is no member, 409 when they own it already. */
  transfer(
    userId: string,
    { familyId, userId: nextId }: TransferFamilyInput,
  ): Promise<Revised<Success>> {
    return this.#write(userId, familyId, async (write, owner) => {
      if (nextId === owner.id) throw conflict('already_owner', messages.ownedAlready);
      const next = await this.members.find(write.transaction, write.family.id, nextId);
      if (!next) throw noSuchMember();
      await this.settings.transfer(write, owner, next);
    });
  }

  /** Throws 400 when the typed name is not the family's. */
  delete(userId: string, { familyId, name }: DeleteFamilyInput): Promise<Revised<Success>> {
    return this.#write(userId, familyId, async (write, _owner, userIds) => {
      if (name !== write.family.name) {
        const sentence = messages.typeExactly;
        throw badRequest('wrong_name', sentence, { name: sentence });
      }
      await this.settings.delete(write, userIds);
    });
  }

  /** Writes as the owner, then tells every member's tabs of their calendars. */
  async #write(
    userId: string,
    familyId: string | undefined,
    work: (write: FamilyWrite, owner: Member, userIds: readonly string[]) => Promise<void>,
  ): Promise<Revised<Success>> {
    const chosen = await this.members.chosen(userId, familyId);
    let affected: readonly string[] = [];
    const answer = await this.writer.write(chosen, userId, async (write, actor) => {
      requireOwner(actor);
      const userIds = await this.members.userIds(write.manager, chosen);
      await work(write, actor, userIds);
      affected = write.edits.length > 0 ? userIds : [];
      return { success: true as const };
    });
    affected.forEach((each) => this.publisher.publish({ kind: 'account', userId: each }));
    return answer;
  }
}
