import { createHash, randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { RESET_LINK } from '@kinday/contracts/product';
import { DataSource, type EntityManager } from 'typeorm';
import { PasswordResetTable } from '../database/tables/PasswordResetTable.js';
import { UserTable } from '../database/tables/UserTable.js';
import { endSessions } from './userSessions.repository.js';

/** 192 bits; a link on this machine then fits a line of plain mail, where it can be copied from. */
const TOKEN_BYTES = 24;

class TokenSpent extends Error {}

/** Tokens that let somebody choose a new password: once, and not for long (`RESET_LINK`). */
@Injectable()
export class PasswordResetRepository {
  constructor(private readonly database: DataSource) {}

  /** Makes a token. Earlier ones keep working, or strangers could void them by asking again. */
  async issue(userId: string): Promise<string> {
    const token = randomBytes(TOKEN_BYTES).toString('base64url');
    // By the database's clock, which also ends it.
    await this.database.query(
      `INSERT INTO password_resets (token_hash, user_id, expires_at)
       VALUES ($1, $2, now() + interval '${RESET_LINK.hours} hours')`,
      [hashToken(token), userId],
    );
    return token;
  }

  /** The user whose password a token may replace; null when it is unknown, spent or expired. */
  async ownerOf(token: string): Promise<Pick<UserTable, 'id' | 'email'> | null> {
    const [owner] = await this.database.query<Pick<UserTable, 'id' | 'email'>[]>(
      `SELECT u.id, u.email FROM password_resets r JOIN users u ON u.id = r.user_id
       WHERE r.token_hash = $1 AND r.expires_at > now()`,
      [hashToken(token)],
    );
    return owner ?? null;
  }

  /**
   * Spends a token, and all others of the user, for a new password; ends every session.
   * @param alongside what is written in the same transaction
   * @returns the hashed ids of the ended sessions; null when the token was spent meanwhile
   */
  async spend(
    token: string,
    userId: string,
    newHash: string,
    alongside: (manager: EntityManager) => Promise<unknown>,
  ): Promise<string[] | null> {
    try {
      return await this.database.transaction(async (manager) => {
        // The user's row first: of two that spend the same token, the other waits here.
        await manager.update(UserTable, { id: userId }, { passwordHash: newHash });
        const { affected } = await manager.delete(PasswordResetTable, {
          tokenHash: hashToken(token),
        });
        if (!affected) throw new TokenSpent();
        await manager.delete(PasswordResetTable, { userId });
        await alongside(manager);
        return endSessions(manager, userId, null);
      });
    } catch (error) {
      if (error instanceof TokenSpent) return null;
      throw error;
    }
  }
}

function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}
