import { Injectable } from '@nestjs/common';
import type { Role } from '@kinday/contracts/member';
import { DataSource } from 'typeorm';

/** A member of a family, with what billing needs of them. */
export interface Payer {
  id: string;
  name: string;
  email: string;
  role: Role;
}

@Injectable()
export class PayerRepository {
  constructor(private readonly database: DataSource) {}

  /** Null for a user who is no member of the family. */
  async find(userId: string, familyId: string): Promise<Payer | null> {
    const [row] = await this.database.query<Payer[]>(
      `SELECT u.id, u.name, u.email, m.role FROM members m JOIN users u ON u.id = m.user_id
       WHERE m.user_id = $1 AND m.family_id = $2`,
      [userId, familyId],
    );
    return row ?? null;
  }
}
