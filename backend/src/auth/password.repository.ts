import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { PasswordResetTable } from '../database/tables/PasswordResetTable.js';
import { UserTable } from '../database/tables/UserTable.js';
import type { Credentials } from './credentials.js';
import { endSessions } from './userSessions.repository.js';

@Injectable()
export class PasswordRepository {
  constructor(private readonly database: DataSource) {}

  /** Null when the account has been deleted. */
  async hashOf(userId: string): Promise<string | null> {
    const user = await this.database.manager.findOne(UserTable, {
      select: { passwordHash: true },
      where: { id: userId },
    });
    return user?.passwordHash ?? null;
  }

  /**
   * Gives a user another password; mailed links to one and every session but one end with the old.
   * @param alongside what is written in the same transaction
   * @returns the hashed ids of the ended sessions; null when `old` is no longer the user's
   */
  async replace(
    old: Credentials,
    newHash: string,
    keptIdHash: string,
    alongside: (manager: EntityManager) => Promise<unknown>,
  ): Promise<string[] | null> {
    return this.database.transaction(async (manager) => {
      const { affected } = await manager.update(UserTable, old, { passwordHash: newHash });
      if (!affected) return null;
      await manager.delete(PasswordResetTable, { userId: old.id });
      await alongside(manager);
      return endSessions(manager, old.id, keptIdHash);
    });
  }
}
