import { Injectable } from '@nestjs/common';
import type { Event } from '@kinday/contracts/event';
import type { Series } from '@kinday/contracts/series';
import type { Statement } from '../../database/Trip.js';
import type { Transaction } from '../../database/Transaction.js';
import type { FamilyWrite } from '../../sync/FamilyWrite.js';
import { EventRepository } from '../event.repository.js';
import { SeriesRepository } from '../series/series.repository.js';
import { keyOf, ownIdOf, type ImportRow } from './ImportRow.js';

/** What was imported before under a name. */
interface Imported {
  uid: string;
  recurrence: string;
  entryId: string;
  digest: string;
}

/** What a calendar has of some rows already. */
export interface Known {
  /** By `keyOf`. */
  imported: ReadonlyMap<string, Imported>;
  /** Those that are not deleted, by id. */
  events: ReadonlyMap<string, Event>;
  series: ReadonlyMap<string, Series>;
  /** Changed occurrences, by `occurrenceKey`. */
  occurrences: ReadonlyMap<string, Event>;
}

export const occurrenceKey = (seriesId: string, day: string) => `${day} ${seriesId}`;

const FIND_IMPORTED: Statement = {
  name: 'find_imported',
  text: `SELECT uid, recurrence, entry_id AS "entryId", digest FROM imported_entries
    JOIN unnest($2::text[], $3::text[]) AS named (uid, recurrence) USING (uid, recurrence)
    WHERE family_id = $1`,
};
const SAVE_IMPORTED: Statement = {
  name: 'save_imported',
  text: `INSERT INTO imported_entries (family_id, uid, recurrence, entry_id, digest, raw)
    SELECT $1, uid, recurrence, entry_id, digest, raw
    FROM jsonb_populate_recordset(NULL::imported_entries, $2)
    ON CONFLICT (family_id, uid, recurrence) DO UPDATE
      SET (entry_id, digest, raw) = (excluded.entry_id, excluded.digest, excluded.raw)`,
};
const FORGET_DIGESTS: Statement = {
  name: 'forget_digests',
  text: `UPDATE imported_entries SET digest = '' WHERE family_id = $1 AND entry_id = ANY($2)`,
};
const BRING_BACK: Statement = {
  name: 'bring_imported_back',
  text: `UPDATE imported_entries SET entry_id = b.id, digest = ''
    FROM unnest($2::uuid[], $3::uuid[]) AS b (instead, id)
    WHERE family_id = $1 AND entry_id = b.instead`,
};

/** What calendars have of files that were imported. */
@Injectable()
export class ImportsRepository {
  constructor(
    private readonly events: EventRepository,
    private readonly series: SeriesRepository,
  ) {}

  /** What a family has of some rows, and of the series of those that are occurrences. */
  async known(
    transaction: Transaction,
    familyId: string,
    rows: readonly ImportRow[],
  ): Promise<Known> {
    const parents = rows.flatMap(({ replaces }) => (replaces ? [replaces.series] : []));
    const all = [...new Set([...rows, ...parents])];
    const values = [familyId, all.map(({ uid }) => uid), all.map(({ recurrence }) => recurrence)];
    const imported = await transaction.query<Imported & object>(FIND_IMPORTED, values);
    const own = all.flatMap(({ uid }) => ownIdOf(uid) ?? []);
    const ids = [...new Set([...own, ...imported.map(({ entryId }) => entryId)])];
    const [events, series] = await Promise.all([
      this.events.findAll(transaction, familyId, ids),
      this.series.findAll(transaction, familyId, ids),
    ]);
    const living = [...series.values()].filter(({ isDeleted }) => !isDeleted);
    const occurrences = await this.series.changedOf(
      transaction,
      living.map((each) => each.series.id),
    );
    const there = [...events.values()].filter(({ isDeleted }) => !isDeleted);
    return {
      imported: new Map(imported.map((each) => [keyOf(each), each])),
      events: new Map(there.map(({ event }) => [event.id, event])),
      series: new Map(living.map((each) => [each.series.id, each.series])),
      occurrences: new Map(
        occurrences.map((event) => [
          occurrenceKey(event.seriesId ?? '', event.seriesDate ?? ''),
          event,
        ]),
      ),
    };
  }

  /** Remembers what became of rows, for the next import. */
  save(
    { transaction, family }: FamilyWrite,
    entries: readonly { row: ImportRow; entryId: string }[],
  ): void {
    const rows = entries.map(({ row: { uid, recurrence, object }, entryId }) => ({
      ...{ uid, recurrence, entry_id: entryId, digest: object.digest, raw: object.raw || null },
    }));
    transaction.write(SAVE_IMPORTED, [family.id, JSON.stringify(rows)]);
  }

  /** The next import finds entries otherwise than they were in the file. */
  forgetDigests({ transaction, family }: FamilyWrite, entryIds: readonly string[]): void {
    transaction.write(FORGET_DIGESTS, [family.id, entryIds]);
  }

  /** From now on names mean earlier entries again. @param back each with the one that had its place */
  bringBack(
    { transaction, family }: FamilyWrite,
    back: readonly { id: string; instead: string }[],
  ): void {
    const values = [back.map(({ instead }) => instead), back.map(({ id }) => id)];
    transaction.write(BRING_BACK, [family.id, ...values]);
  }
}
