import { webcrypto } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { dayIn } from '@kinday/contracts/zonedTime';
import { DataSource } from 'typeorm';
import { HeavyWork } from '../../access/limits/HeavyWork.js';
import { MembershipRepository, noSuchFamily } from '../../access/membership.repository.js';
import { Clock } from '../../common/Clock.js';
import { EventLoopSlice } from '../../common/EventLoopSlice.js';
import { badRequest } from '../../common/problem.js';
import { FamilyTable } from '../../database/tables/FamilyTable.js';
import { Transaction } from '../../database/Transaction.js';
import type { ReadCalendar } from '../../icalendar/calendarContent.js';
import { UnreadableCalendar } from '../../icalendar/UnreadableCalendar.js';
import type { Decision } from './decideFate.js';
import { ImportPlan } from './ImportPlan.js';
import { ImportRoom } from './ImportRoom.js';
import { rowsOf } from './ImportRow.js';
import type { PreparedImport } from './PreparedImport.js';
import { readImportFile, type ReadImport } from './readImportFile.js';

/** Rows that are decided at once. */
const ROWS_AT_ONCE = 100;

/** Reads a file and finds out what would become of it, without a lock. */
@Injectable()
export class ImportPreparationRepository {
  constructor(
    private readonly database: DataSource,
    private readonly memberships: MembershipRepository,
    private readonly plan: ImportPlan,
    private readonly clock: Clock,
    private readonly heavy: HeavyWork,
  ) {}

  /**
   * Throws 400 with the first fault of a file that is broken, 503 while too many are read, 404 for strangers.
   * @param chosen which calendars of an archive, by their place; null for all of them
   * @param signal aborted when nobody waits for it any more
   */
  async prepare(
    userId: string,
    familyId: string,
    bytes: Buffer,
    chosen: readonly number[] | null,
    signal?: AbortSignal,
  ): Promise<PreparedImport> {
    const family = await this.database.manager.findOneBy(FamilyTable, { id: familyId });
    if (!family) throw noSuchFamily();
    const { calendar, calendars } = await read(userId, bytes, chosen, family.zone, signal);
    // The file was read by a thread, which has a queue of its own: nobody else's work waited for it.
    const decide = () =>
      Transaction.run(this.database, (transaction) =>
        this.#decide(transaction, family, userId, calendar, signal),
      );
    const decisions = await this.heavy.run(userId, decide, signal);
    const file = await nameOf(bytes, chosen);
    return { userId, familyId, zone: family.zone, file, calendar, calendars, decisions };
  }

  async #decide(
    transaction: Transaction,
    family: FamilyTable,
    userId: string,
    calendar: ReadCalendar,
    signal: AbortSignal | undefined,
  ): Promise<Decision[]> {
    const actor = await this.memberships.find(transaction, family.id, userId);
    if (!actor) throw noSuchFamily();
    const rows = rowsOf(calendar, family.id);
    const today = dayIn(family.zone, await this.clock.now());
    const room = await ImportRoom.measure(transaction, family);
    const decisions: Decision[] = [];
    // What PostgreSQL does for it counts as work, too.
    const slice = new EventLoopSlice();
    for (let at = 0; at < rows.length; at += ROWS_AT_ONCE) {
      const some = rows.slice(at, at + ROWS_AT_ONCE);
      const planned = await this.plan.decide(transaction, family, actor, some, today, room);
      decisions.push(...planned.decisions);
      await slice.end(signal);
    }
    return decisions;
  }
}

async function read(
  userId: string,
  bytes: Buffer,
  chosen: readonly number[] | null,
  zone: string,
  signal: AbortSignal | undefined,
): Promise<ReadImport> {
  try {
    return await readImportFile(userId, bytes, chosen, { zone }, signal);
  } catch (error) {
    if (!(error instanceof UnreadableCalendar)) throw error;
    throw badRequest('unreadable_calendar', error.message);
  }
}

/** By which the same file is known, with what of it is meant; other calls get their turn meanwhile. */
async function nameOf(bytes: Buffer, chosen: readonly number[] | null): Promise<string> {
  const digest = await webcrypto.subtle.digest('SHA-256', bytes);
  const name = Buffer.from(digest).toString('base64url');
  return chosen === null ? name : `${name} ${chosen.join()}`;
}
