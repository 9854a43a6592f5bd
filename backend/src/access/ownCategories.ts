import type { OwnCategory } from '@kinday/contracts/ownCategory';

/** Columns of a family's own category; needs `own_categories c`. */
export const OWN_CATEGORY_COLUMNS = `c.id, c.family_id AS "familyId", c.name, c.emoji,
  c.deleted_at IS NOT NULL AS "isDeleted", c.created_at AS "createdAt"`;

/** A family's own categories in the order of the contract's collection, as JSON; needs `families f`. */
export const OWN_CATEGORIES = `(
  SELECT coalesce(json_agg(own ORDER BY own."createdAt", own.id), '[]')
  FROM (SELECT ${OWN_CATEGORY_COLUMNS} FROM own_categories c WHERE c.family_id = f.id) AS own)`;

/** A row of OWN_CATEGORY_COLUMNS, or one of OWN_CATEGORIES. */
export type OwnCategoryRow = Omit<OwnCategory, 'createdAt'> & { createdAt: Date | string };

export function toOwnCategory(row: OwnCategoryRow): OwnCategory {
  return { ...row, createdAt: new Date(row.createdAt).toISOString() };
}
