import { Injectable } from '@nestjs/common';
import type { CalendarDate } from '@kinday/contracts/calendarDate';
import type { Member } from '@kinday/contracts/member';
import { PLANS, type Tier } from '@kinday/contracts/product';
import type { Transaction } from '../../database/Transaction.js';
import { OwnCategoryRepository } from '../categories/ownCategory.repository.js';
import { decideFate, type Decision } from './decideFate.js';
import type { ImportRow } from './ImportRow.js';
import { ImportRoom } from './ImportRoom.js';
import { ImportsRepository } from './imports.repository.js';
import type { Importing } from './ImportWrites.js';
import * as messages from './messages.js';

export interface Planned extends Omit<Importing, 'reminders'> {
  decisions: Decision[];
}

/** What an import does with rows of a file, as the calendar is within a transaction. */
@Injectable()
export class ImportPlan {
  constructor(
    private readonly imports: ImportsRepository,
    private readonly categories: OwnCategoryRepository,
  ) {}

  /**
   * @param today the family's day
   * @param room what is left for rows after others; measured where none is given
   */
  async decide(
    transaction: Transaction,
    family: { id: string; subscriptionTier: Tier },
    actor: Member,
    rows: readonly ImportRow[],
    today: CalendarDate,
    room?: ImportRoom,
  ): Promise<Planned> {
    const [known, all, measured] = await Promise.all([
      this.imports.known(transaction, family.id, rows, today),
      this.categories.list(transaction, family.id),
      room ?? ImportRoom.measure(transaction, family),
    ]);
    const isAllowed = PLANS[family.subscriptionTier].ownCategories > 0;
    const own = isAllowed ? all.filter(({ isDeleted }) => !isDeleted) : [];
    const meant = new Set<string>();
    const decisions = rows.map((row) => once(decideFate(row, known, actor, own), meant));
    await measured.learnTexts(transaction, family.id, decisions);
    const admitted = decisions.map((decision) => measured.admit(decision, known));
    return { actor, own, known, decisions: admitted };
  }
}

/** The same decision, unless another row has written to the same record already. */
function once(decision: Decision, meant: Set<string>): Decision {
  const record =
    decision.fate === 'changed'
      ? decision.target
      : decision.fate === 'new'
        ? decision.instead
        : null;
  if (!record) return decision;
  if (meant.has(record.id))
    return { row: decision.row, fate: 'leftOut', reason: messages.toldTwice };
  meant.add(record.id);
  return decision;
}
