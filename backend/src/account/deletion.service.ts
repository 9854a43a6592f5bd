import { Injectable } from '@nestjs/common';
import { MembershipRepository } from '../access/membership.repository.js';
import { PasswordProof } from '../auth/PasswordProof.js';
import { conflict } from '../common/problem.js';
import { FamilyMemberships } from '../membership/FamilyMemberships.js';
import type { FamilyWrite } from '../sync/FamilyWrite.js';
import { Publisher } from '../sync/Publisher.js';
import { DeletionRepository } from './deletion.repository.js';
import * as messages from './messages.js';

/** Deletes accounts. */
@Injectable()
export class DeletionService {
  constructor(
    private readonly proof: PasswordProof,
    private readonly members: MembershipRepository,
    private readonly memberships: FamilyMemberships,
    private readonly accounts: DeletionRepository,
    private readonly publisher: Publisher,
  ) {}

  /**
   * Ends every membership and every session of a user, and deletes the user; their events stay.
   * Throws 400 when the password is wrong, 409 with `calendars` while the user owns some.
   */
  async delete(userId: string, password: string): Promise<void> {
    await this.proof.check(userId, password, 'password');
    const idHashes = await this.memberships.writeAll(userId, async (writes, manager) => {
      refuseOwner(writes, userId);
      for (const write of writes) {
        const member = await this.members.find(write.transaction, write.family.id, userId);
        if (member) await this.memberships.end(write, member);
      }
      return this.accounts.deleteUser(manager, userId);
    });
    this.publisher.publish({ kind: 'sessionsEnded', idHashes });
  }
}

function refuseOwner(writes: readonly FamilyWrite[], userId: string): void {
  const calendars = writes
    .map(({ family }) => family)
    .filter(({ ownerId }) => ownerId === userId)
    .map(({ id, name }) => ({ id, name }));
  if (calendars.length === 0) return;
  const sentence = messages.ownsCalendars(calendars.map(({ name }) => name));
  throw conflict('owns_calendars', sentence, { calendars });
}
