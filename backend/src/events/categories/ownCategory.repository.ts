import { Injectable } from '@nestjs/common';
import type { PutEdit } from '@kinday/contracts/change';
import type { OwnCategory } from '@kinday/contracts/ownCategory';
import { DataSource } from 'typeorm';
import {
  OWN_CATEGORY_COLUMNS,
  toOwnCategory,
  type OwnCategoryRow,
} from '../../access/ownCategories.js';
import { OwnCategoryTable } from '../../database/tables/OwnCategoryTable.js';
import type { Statement } from '../../database/Trip.js';
import type { Transaction } from '../../database/Transaction.js';
import type { FamilyWrite } from '../../sync/FamilyWrite.js';

const put = (record: OwnCategory): PutEdit<'ownCategories'> => ({
  collection: 'ownCategories',
  op: 'put',
  record,
});

const LIST: Statement = {
  name: 'own_categories',
  text: `SELECT ${OWN_CATEGORY_COLUMNS} FROM own_categories c WHERE c.family_id = $1`,
};

@Injectable()
export class OwnCategoryRepository {
  constructor(private readonly database: DataSource) {}

  /** The family of a category, deleted or not, if it is one of the user's. */
  async familyOf(userId: string, id: string): Promise<string | null> {
    const [row] = await this.database.query<{ family_id: string }[]>(
      `SELECT c.family_id FROM own_categories c
       JOIN members m ON m.family_id = c.family_id AND m.user_id = $2 WHERE c.id = $1`,
      [id, userId],
    );
    return row?.family_id ?? null;
  }

  /** All of a family's, deleted ones too, as they are within a transaction. */
  async list(transaction: Transaction, familyId: string): Promise<OwnCategory[]> {
    const rows = await transaction.query<OwnCategoryRow>(LIST, [familyId]);
    return rows.map(toOwnCategory);
  }

  /** Throws a unique violation when the id is taken. */
  async insert(write: FamilyWrite, category: OwnCategory): Promise<void> {
    const { isDeleted: _isDeleted, ...columns } = category;
    await write.manager.insert(OwnCategoryTable, { ...columns, deletedAt: null });
    write.record(put(category), null);
  }

  /** @param before the category as it was */
  async update(write: FamilyWrite, category: OwnCategory, before: OwnCategory): Promise<void> {
    const { id, name, emoji, isDeleted } = category;
    const deletedAt = isDeleted ? write.at : null;
    await write.manager.update(OwnCategoryTable, { id }, { name, emoji, deletedAt });
    write.record(put(category), put(before));
  }
}
