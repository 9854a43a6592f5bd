import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { endSessions } from '../auth/userSessions.repository.js';
import { isAccountGone } from '../common/isAccountGone.js';
import { conflict } from '../common/problem.js';
import { UserTable } from '../database/tables/UserTable.js';
import * as messages from './messages.js';

@Injectable()
export class DeletionRepository {
  /**
   * Deletes a user who is no member of any family, with their sessions. Throws 409 when the user has
   * joined a family meanwhile.
   * @returns the hashed ids of the ended sessions
   */
  async deleteUser(manager: EntityManager, id: string): Promise<string[]> {
    const idHashes = await endSessions(manager, id, null);
    try {
      await manager.delete(UserTable, { id });
    } catch (error) {
      if (!isAccountGone(error)) throw error;
      throw conflict('calendars_changed', messages.calendarsChanged);
    }
    return idHashes;
  }
}
