import { Injectable } from '@nestjs/common';
import { titleKey, type TitleKind } from '@kinday/contracts/titleKind';
import { DataSource } from 'typeorm';
import { Revised } from '../common/revised.js';

/** Events that are looked at, the latest days first: of 20,000 that a calendar holds. */
const MOST_EVENTS = 2_000;
const MOST_TITLES = 500;

const NAMED = 'title, main_category AS "mainCategory", sub_category AS "subCategory", updated_at';

/** A title and its type, or of a calendar without events its revision alone. */
type Row = { revision: number } & (TitleKind | { title: null });

const isNamed = (row: Row): row is Row & TitleKind => row.title !== null;

@Injectable()
export class TitleKindsRepository {
  constructor(private readonly database: DataSource) {}

  /**
   * [S8] The type that each title was last given, the last edited first, where it was none of the family's
   * own categories; null when the user is no member.
   */
  async read(userId: string, familyId: string): Promise<Revised<TitleKind[]> | null> {
    const rows = await this.database.query<Row[]>(
      `SELECT fam.revision, named.title, named."mainCategory", named."subCategory"
       FROM families fam JOIN members me ON me.family_id = fam.id AND me.user_id = $2
       LEFT JOIN LATERAL (
         (SELECT ${NAMED} FROM events
          WHERE family_id = fam.id AND deleted_at IS NULL AND own_category_id IS NULL
          ORDER BY date DESC LIMIT ${MOST_EVENTS})
         UNION ALL
         SELECT ${NAMED} FROM series
         WHERE family_id = fam.id AND deleted_at IS NULL AND own_category_id IS NULL) AS named ON true
       WHERE fam.id = $1 ORDER BY named.updated_at DESC`,
      [familyId, userId],
    );
    const [first] = rows;
    if (!first) return null;
    const latest = new Map<string, TitleKind>();
    for (const { title, mainCategory, subCategory } of rows.filter(isNamed)) {
      const key = titleKey(title);
      if (!latest.has(key)) latest.set(key, { title, mainCategory, subCategory });
    }
    return new Revised(first.revision, [...latest.values()].slice(0, MOST_TITLES));
  }
}
