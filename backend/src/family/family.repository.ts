import { Injectable } from '@nestjs/common';
import type { FamilyAnswer } from '@kinday/contracts/family';
import { DataSource } from 'typeorm';
import {
  MEMBER_COLUMNS,
  MEMBER_ORDER,
  toMember,
  type MemberRow,
} from '../access/membership.repository.js';
import { FEEDS, toFeed, type FeedRow } from '../access/feeds.js';
import { OWN_CATEGORIES, toOwnCategory, type OwnCategoryRow } from '../access/ownCategories.js';
import { toFamily } from '../access/toFamily.js';
import { Revised } from '../common/revised.js';
import { FamilyTable } from '../database/tables/FamilyTable.js';

@Injectable()
export class FamilyRepository {
  constructor(private readonly database: DataSource) {}

  /** [S8] A family with its members, of one moment; null when the user is not among them. */
  async read(userId: string, familyId: string): Promise<Revised<FamilyAnswer> | null> {
    const { entities, raw: rows } = await this.database.manager
      .createQueryBuilder(FamilyTable, 'f')
      .innerJoin('members', 'm', 'm.family_id = f.id')
      .innerJoin('users', 'u', 'u.id = m.user_id')
      .addSelect(MEMBER_COLUMNS)
      // Beside one member alone, as there are as many rows as members.
      .addSelect(`CASE WHEN u.id = :userId THEN ${OWN_CATEGORIES} END AS own_categories`)
      .addSelect(`CASE WHEN u.id = :userId THEN ${FEEDS} END AS feeds`)
      .setParameter('userId', userId)
      .where('f.id = :familyId', { familyId })
      .orderBy(MEMBER_ORDER)
      .getRawAndEntities<
        MemberRow & { own_categories: OwnCategoryRow[] | null; feeds: FeedRow[] | null }
      >();
    const [family] = entities;
    const reader = rows.find((row) => row.id === userId);
    if (!family || !reader) return null;
    return new Revised(family.revision, {
      family: toFamily(family),
      members: rows.map(toMember),
      ownCategories: (reader.own_categories ?? []).map(toOwnCategory),
      feeds: (reader.feeds ?? []).map(toFeed),
      isOwner: family.ownerId === userId,
    });
  }
}
