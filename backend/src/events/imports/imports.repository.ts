import { Injectable } from '@nestjs/common';
import type { CalendarDate } from '@kinday/contracts/calendarDate';
import type { Statement } from '../../database/Trip.js';
import type { Transaction } from '../../database/Transaction.js';
import type { FamilyWrite } from '../../sync/FamilyWrite.js';
import { EventRepository } from '../event.repository.js';
import { SeriesRepository } from '../series/series.repository.js';
import { UNDIGESTED_LINE } from '../../icalendar/knownProperties.js';
import { keyOf, ownIdOf, type ImportRow } from './ImportRow.js';
import {
  formerUidOf,
  importedOf,
  isAsImported,
  occurrenceKey,
  seriesOf,
  targetOf,
  type Imported,
  type Known,
} from './targetOf.js';

/** Longest lines of an entry, in bytes, that are compared with those of a file: an import names a hundred entries at once. */
const MOST_COMPARED = 20_000;

const FIND_IMPORTED: Statement = {
  name: 'find_imported',
  text: `SELECT uid, recurrence, entry_id AS "entryId", digest,
      CASE WHEN octet_length(raw) > ${MOST_COMPARED} THEN NULL ELSE ARRAY(
        SELECT line FROM unnest(string_to_array(raw, E'\\n')) WITH ORDINALITY AS lines (line, at)
        WHERE line ~* '${UNDIGESTED_LINE}' ORDER BY at) END AS undigested
    FROM imported_entries
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
/** What is past is found by another name once its UID is given to something else. */
const KEEP_PAST: Statement = {
  name: 'keep_past_imported',
  text: `INSERT INTO imported_entries (family_id, uid, recurrence, entry_id, digest, raw)
    SELECT family_id, uid || ' ' || left(digest, 32), recurrence, entry_id, digest, raw
    FROM imported_entries JOIN unnest($2::text[], $3::text[]) AS named (uid, recurrence)
      USING (uid, recurrence)
    WHERE family_id = $1 AND digest <> ''
    ON CONFLICT (family_id, uid, recurrence) DO UPDATE SET entry_id = excluded.entry_id`,
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

  /**
   * What a family has of some rows, and of the series of those that are occurrences.
   * @param today the family's day
   */
  async known(
    transaction: Transaction,
    familyId: string,
    rows: readonly ImportRow[],
    today: CalendarDate,
  ): Promise<Known> {
    const parents = rows.flatMap(({ replaces }) => (replaces ? [replaces.series] : []));
    const all = [...new Set([...rows, ...parents])];
    const names = all.flatMap((row) => [row, { ...row, uid: formerUidOf(row) }]);
    const imported = await transaction.query<Imported & object>(FIND_IMPORTED, [
      familyId,
      names.map(({ uid }) => uid),
      names.map(({ recurrence }) => recurrence),
    ]);
    const own = all.flatMap(({ uid }) => ownIdOf(uid) ?? []);
    const ids = [...new Set([...own, ...imported.map(({ entryId }) => entryId)])];
    const [events, series] = await Promise.all([
      this.events.findAll(transaction, familyId, ids),
      this.series.findAll(transaction, familyId, ids),
    ]);
    const living = [...series.values()].filter(({ isDeleted }) => !isDeleted);
    const there = [...events.values()].filter(({ isDeleted }) => !isDeleted);
    const named = {
      today,
      imported: new Map(imported.map((each) => [keyOf(each), each])),
      events: new Map(there.map(({ event }) => [event.id, event])),
      series: new Map(living.map((each) => [each.series.id, each.series])),
    };
    const pairs = rows.flatMap((row) => {
      const of = seriesOf(row, named);
      return of && row.replaces ? [{ seriesId: of.id, day: row.replaces.day }] : [];
    });
    const changing = rows.flatMap((row) => {
      const isSame = isAsImported(row, importedOf(row, named));
      const target = row.repetition && !isSame ? targetOf(row, named) : null;
      return target && 'rrule' in target ? [target.id] : [];
    });
    const [occurrences, changedDays] = await Promise.all([
      this.series.changedOn(transaction, pairs),
      this.series.changedDays(transaction, changing),
    ]);
    const byDay = occurrences.map(
      (event) => [occurrenceKey(event.seriesId ?? '', event.seriesDate ?? ''), event] as const,
    );
    return { ...named, changedDays, occurrences: new Map(byDay) };
  }

  /** Lets past entries be found by what they say, since their UIDs mean other ones from now on. */
  keepPast({ transaction, family }: FamilyWrite, rows: readonly ImportRow[]): void {
    const names = [rows.map(({ uid }) => uid), rows.map(({ recurrence }) => recurrence)];
    transaction.write(KEEP_PAST, [family.id, ...names]);
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
