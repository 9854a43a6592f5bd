import { isDeepStrictEqual } from 'node:util';
import type { PutEdit, RecordEdit } from '@kinday/contracts/change';
import type { News } from '@kinday/contracts/news';
import { newsOf } from '@kinday/contracts/newsOf';
import type { EntityManager } from 'typeorm';
import { toFamily } from '../access/toFamily.js';
import type { FamilyTable } from '../database/tables/FamilyTable.js';

/**
 * The right to write to one family, whose row is locked until the transaction ends. Repositories
 * that write ask for it, so no write can forget to say what it did.
 */
export class FamilyWrite {
  readonly edits: RecordEdit[] = [];
  readonly news: News[] = [];
  /** The events it touches as they were, for taking it back. */
  readonly before: PutEdit<'events'>[] = [];

  constructor(
    readonly manager: EntityManager,
    readonly actorId: string,
    /** The family as it is now, with the revision this write makes. */
    readonly family: FamilyTable,
  ) {}

  /** @param before the put that would bring back what the record was; null for a new one */
  record(edit: RecordEdit, before: PutEdit | null): void {
    const news = newsOf(edit, before, this.actorId);
    this.edits.push(edit);
    if (news) this.news.push(news);
    if (before?.collection === 'events') this.before.push(before);
  }

  /** Records what was written to the family's own row, as far as members see it. */
  recordFamily(columns: Partial<FamilyTable>): void {
    const before = toFamily(this.family);
    const record = toFamily(Object.assign(this.family, columns));
    if (isDeepStrictEqual(record, before)) return;
    this.record(
      { collection: 'families', op: 'put', record },
      { collection: 'families', op: 'put', record: before },
    );
  }
}
