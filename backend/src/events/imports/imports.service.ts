import { Injectable } from '@nestjs/common';
import type { ImportLine } from '@kinday/contracts/imports';
import { dayIn } from '@kinday/contracts/zonedTime';
import { HeavyWork } from '../../access/limits/HeavyWork.js';
import type { FamilyWrite } from '../../sync/FamilyWrite.js';
import { FamilyWriter } from '../../sync/FamilyWriter.js';
import { isWritten, type Decision } from './decideFate.js';
import { resultOf } from './importAnswers.js';
import { ImportPlan } from './ImportPlan.js';
import type { ImportRow } from './ImportRow.js';
import { ImportRunsRepository } from './importRuns.repository.js';
import { ImportWrites } from './ImportWrites.js';
import type { PreparedImport } from './PreparedImport.js';
import * as messages from './messages.js';

/** Most rows that one change writes; others write between the changes. */
const ROWS_PER_CHANGE = 200;

/** What one change of an import did. */
interface Piece {
  decisions: Decision[];
  revision: number | null;
}

/** Takes a file into a calendar. */
@Injectable()
export class ImportsService {
  constructor(
    private readonly plan: ImportPlan,
    private readonly writes: ImportWrites,
    private readonly runs: ImportRunsRepository,
    private readonly writer: FamilyWriter,
    private readonly heavy: HeavyWork,
  ) {}

  /**
   * Writes what is new or changed in a prepared file, in changes that others see one after the other; the
   * last one tells of all. Says how far it is after each. The same again goes on where it was broken off.
   */
  async *run(prepared: PreparedImport, reminders: boolean): AsyncGenerator<ImportLine> {
    const rows = prepared.decisions.filter(isWritten).map(({ row }) => row);
    const done = prepared.decisions.filter((each) => !isWritten(each));
    let revision: number | null = null;
    yield { done: 0, total: rows.length };
    for (let at = 0; at < rows.length; at += ROWS_PER_CHANGE) {
      const some = rows.slice(at, at + ROWS_PER_CHANGE);
      const isLast = at + ROWS_PER_CHANGE >= rows.length;
      const write = () => this.#write(prepared, some, reminders, isLast);
      // Each in a turn of its own: a long import keeps nobody else's work waiting.
      const piece = await this.heavy.run(prepared.userId, write);
      done.push(...piece.decisions);
      revision = piece.revision ?? revision;
      yield { done: Math.min(at + ROWS_PER_CHANGE, rows.length), total: rows.length };
    }
    yield { result: { ...resultOf({ ...prepared, decisions: done }), revision } };
  }

  async #write(
    { userId, familyId, file, calendar }: PreparedImport,
    rows: readonly ImportRow[],
    reminders: boolean,
    isLast: boolean,
  ): Promise<Piece> {
    const written = await this.writer.write(familyId, userId, async (write, actor) => {
      const { transaction, family, at } = write;
      const [planned, before] = await Promise.all([
        this.plan.decide(transaction, family, actor, rows, dayIn(family.zone, at)),
        this.runs.countBefore(write, file),
      ]);
      this.writes.write(write, planned.decisions, { ...planned, reminders });
      const count = planned.decisions.filter(isWritten).length;
      if (count > 0) {
        if (isLast) tell(write, calendar.name ?? messages.aFile, before + count);
        this.runs.note(write, { file, count }, isLast);
      }
      return planned.decisions;
    });
    return { decisions: written.body, revision: written.change ? written.revision : null };
  }
}

/** One word of news for all that came, which leads to the first of this change. */
function tell(write: FamilyWrite, name: string, count: number): void {
  const [first] = write.edits.filter((edit) => edit.op === 'put');
  if (!first) return;
  const { record } = first;
  const date = 'date' in record ? record.date : null;
  write.news.push({ kind: 'imported', id: record.id, name, date, version: null, count });
}
