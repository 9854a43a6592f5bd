import { Injectable } from '@nestjs/common';
import type { FamilyAnswer } from '@kinday/contracts/family';
import { DataSource } from 'typeorm';
import {
  MEMBER_COLUMNS,
  MEMBER_ORDER,
  toMember,
  type MemberRow,
} from '../access/membership.repository.js';
import { Revised } from '../common/revised.js';

interface FamilyMemberRow extends MemberRow {
  revision: number;
  family_id: string;
  family_name: string;
  owner_id: string;
  invite_code: string;
  subscription_tier: FamilyAnswer['family']['subscriptionTier'];
  subscription_status: FamilyAnswer['family']['subscriptionStatus'];
  trial_ends_at: Date | null;
  family_created_at: Date;
}

@Injectable()
export class FamilyRepository {
  constructor(private readonly database: DataSource) {}

  /** [S8] A family with its members, of one moment; null when the user is not among them. */
  async read(userId: string, familyId: string): Promise<Revised<FamilyAnswer> | null> {
    const rows = await this.database.query<FamilyMemberRow[]>(
      `SELECT ${MEMBER_COLUMNS}, f.revision, f.id AS family_id, f.name AS family_name, f.owner_id,
         f.invite_code, f.subscription_tier, f.subscription_status, f.trial_ends_at,
         f.created_at AS family_created_at
       FROM families f JOIN members m ON m.family_id = f.id JOIN users u ON u.id = m.user_id
       WHERE f.id = $1 ORDER BY ${MEMBER_ORDER}`,
      [familyId],
    );
    const own = rows.find((row) => row.id === userId);
    if (!own) return null;
    const family: FamilyAnswer['family'] = {
      id: own.family_id,
      name: own.family_name,
      ownerId: own.owner_id,
      inviteCode: own.invite_code,
      subscriptionTier: own.subscription_tier,
      subscriptionStatus: own.subscription_status,
      trialEndsAt: own.trial_ends_at?.toISOString() ?? null,
      createdAt: own.family_created_at.toISOString(),
    };
    const members = rows.map((row) =>
      toMember({
        id: row.id,
        name: row.name,
        phone: row.phone,
        color: row.color,
        birthday: row.birthday,
        anniversary: row.anniversary,
        role: row.role,
        joined_at: row.joined_at,
      }),
    );
    return new Revised(own.revision, { family, members, isOwner: own.owner_id === userId });
  }
}
