import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { NamedFamily } from '../membership/FamilyMemberships.js';

@Injectable()
export class CurrentCalendarRepository {
  constructor(private readonly database: DataSource) {}

  /** Null, and nothing written, when the user is no member of the family. */
  async set(userId: string, familyId: string): Promise<NamedFamily | null> {
    const [rows] = await this.database.query<[NamedFamily[], number]>(
      // The family first, as every write does: one that is being deleted is waited for, then gone.
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
