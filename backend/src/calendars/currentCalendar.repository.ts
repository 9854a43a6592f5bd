import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { NamedFamily } from '../membership/FamilyMemberships.js';

@Injectable()
export class CurrentCalendarRepository {
  constructor(private readonly database: DataSource) {}

  /** Makes a family the user's current one. Null, and nothing is written, for no member of it. */
  async set(userId: string, familyId: string): Promise<NamedFamily | null> {
    const [rows] = await this.database.query<[NamedFamily[], number]>(
      // The family's row is locked first, as in every write: a deletion under way is waited for, and
      // then the family is not found.
      `WITH family AS (
         SELECT f.id, f.name FROM members m JOIN families f ON f.id = m.family_id
         WHERE m.user_id = $1 AND m.family_id = $2 FOR KEY SHARE OF f)
       UPDATE users u SET current_family_id = family.id
       FROM family WHERE u.id = $1 RETURNING family.id, family.name`,
      [userId, familyId],
    );
    return rows[0] ?? null;
  }
}
