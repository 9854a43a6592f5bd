import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { NamedFamily } from '../membership/FamilyMemberships.js';

@Injectable()
export class CurrentCalendarRepository {
  constructor(private readonly database: DataSource) {}

  /** Null, and nothing written, when the user is no member of the family. */
  async set(userId: string, familyId: string): Promise<NamedFamily | null> {
    const [rows] = await this.database.query<[NamedFamily[], number]>(
      `UPDATE users u SET current_family_id = f.id
       FROM members m JOIN families f ON f.id = m.family_id
       WHERE u.id = $1 AND m.user_id = u.id AND m.family_id = $2 RETURNING f.id, f.name`,
      [userId, familyId],
    );
    return rows[0] ?? null;
  }
}
