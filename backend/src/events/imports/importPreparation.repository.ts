import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { dayIn } from '@kinday/contracts/zonedTime';
import { DataSource } from 'typeorm';
import { MembershipRepository, noSuchFamily } from '../../access/membership.repository.js';
import { Clock } from '../../common/Clock.js';
import { badRequest } from '../../common/problem.js';
import { FamilyTable } from '../../database/tables/FamilyTable.js';
import { Transaction } from '../../database/Transaction.js';
import type { ReadCalendar } from '../../icalendar/calendarContent.js';
import { readCalendar } from '../../icalendar/readCalendar.js';
import { UnreadableCalendar } from '../../icalendar/UnreadableCalendar.js';
import type { Decision } from './decideFate.js';
import { ImportPlan } from './ImportPlan.js';
import { ImportRoom } from './ImportRoom.js';
import { rowsOf } from './ImportRow.js';
import type { PreparedImport } from './PreparedImport.js';

/** Rows that are decided at once, between which the server does other work. */
const ROWS_AT_ONCE = 500;

/** Reads a file and finds out what would become of it, without a lock. */
@Injectable()
export class ImportPreparationRepository {
  constructor(
    private readonly database: DataSource,
    private readonly memberships: MembershipRepository,
    private readonly plan: ImportPlan,
    private readonly clock: Clock,
  ) {}

  /** Throws 400 with the first fault of a file that is broken, 503 while too many are read, 404 for strangers. */
  async prepare(userId: string, familyId: string, bytes: Uint8Array): Promise<PreparedImport> {
    const family = await this.database.manager.findOneBy(FamilyTable, { id: familyId });
    if (!family) throw noSuchFamily();
    const calendar = await read(bytes, family.zone);
    const decisions = await Transaction.run(this.database, (transaction) =>
      this.#decide(transaction, family, userId, calendar),
    );
    const file = createHash('sha256').update(bytes).digest('base64url');
    return { userId, familyId, zone: family.zone, file, calendar, decisions };
  }

  async #decide(
    transaction: Transaction,
    family: FamilyTable,
    userId: string,
    calendar: ReadCalendar,
  ): Promise<Decision[]> {
    const actor = await this.memberships.find(transaction, family.id, userId);
    if (!actor) throw noSuchFamily();
    const rows = rowsOf(calendar, family.id);
    const today = dayIn(family.zone, await this.clock.now());
    const room = await ImportRoom.measure(transaction, family);
    const decisions: Decision[] = [];
    for (let at = 0; at < rows.length; at += ROWS_AT_ONCE) {
      const some = rows.slice(at, at + ROWS_AT_ONCE);
      const planned = await this.plan.decide(transaction, family, actor, some, today, room);
      decisions.push(...planned.decisions);
    }
    return decisions;
  }
}

async function read(bytes: Uint8Array, zone: string): Promise<ReadCalendar> {
  try {
    return await readCalendar(bytes, { zone });
  } catch (error) {
    if (!(error instanceof UnreadableCalendar)) throw error;
    throw badRequest('unreadable_calendar', error.message);
  }
}
