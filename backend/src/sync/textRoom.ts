import type { CalendarMonth } from '@kinday/contracts/calendarDate';
import { LIMITS } from '@kinday/contracts/product';
import { EVENT_TEXT_BYTES, SERIES_TEXT_BYTES } from '../access/textBytes.js';
import { forbidden } from '../common/problem.js';
import type { Transaction } from '../database/Transaction.js';
import type { Statement } from '../database/Trip.js';
import type { FamilyWrite } from './FamilyWrite.js';
import * as messages from './messages.js';
import { grownIn } from './TextGrowth.js';

const MONTH_TEXTS: Statement = {
  name: 'month_texts',
  text: `SELECT to_char(first, 'YYYY-MM') AS key, (
      SELECT coalesce(sum(${EVENT_TEXT_BYTES('e')}), 0)::int FROM events e
      WHERE e.family_id = $1 AND e.deleted_at IS NULL
        AND e.date >= first AND e.date < first + interval '1 month') AS bytes
    FROM unnest($2::date[]) AS first`,
};
const CHANGED_TEXTS: Statement = {
  name: 'changed_texts',
  text: `SELECT series_id AS key, sum(${EVENT_TEXT_BYTES('e')})::int AS bytes FROM events e
    WHERE family_id = $1 AND deleted_at IS NULL AND series_id = ANY($2) GROUP BY 1`,
};
const SERIES_TEXTS: Statement = {
  name: 'series_texts',
  text: `SELECT '' AS key, coalesce(sum(${SERIES_TEXT_BYTES('s')}), 0)::int AS bytes FROM series s
    WHERE family_id = $1 AND deleted_at IS NULL`,
};

type Sums = Map<string, number>;

/** How many bytes the texts of the events have that begin in some months. */
export function textsOfMonths(
  transaction: Transaction,
  familyId: string,
  months: readonly CalendarMonth[],
): Promise<Sums> {
  if (months.length === 0) return Promise.resolve(new Map<string, number>());
  return sums(transaction, MONTH_TEXTS, [familyId, months.map((month) => `${month}-01`)]);
}

/** The same of the events that occurrences of some series became; those without any are missing. */
export function textsOfChanged(
  transaction: Transaction,
  familyId: string,
  seriesIds: readonly string[],
): Promise<Sums> {
  if (seriesIds.length === 0) return Promise.resolve(new Map<string, number>());
  return sums(transaction, CHANGED_TEXTS, [familyId, seriesIds]);
}

/** The same of all series of a calendar. */
export async function textsOfSeries(transaction: Transaction, familyId: string): Promise<number> {
  const [bytes = 0] = (await sums(transaction, SERIES_TEXTS, [familyId])).values();
  return bytes;
}

/**
 * Throws 403 where a write has made the texts of a month, of a series' changed occurrences or of all
 * series longer than they may be. What was longer already stays, and may become shorter. Asks
 * PostgreSQL about what has grown, unless the write knows that there is room.
 */
export async function requireTextRoom(write: FamilyWrite): Promise<void> {
  const { growth, monthTexts, transaction, family } = write;
  const most = LIMITS.eventTextBytes;
  const grown = grownIn(growth.months);
  const months = grown.filter((month) => {
    const before = monthTexts.get(month) ?? Infinity;
    return before + (growth.months.get(month) ?? 0) > most;
  });
  const changedOf = grownIn(growth.changedOf);
  const isSeriesGrown = growth.series > 0;
  if (months.length === 0 && changedOf.length === 0 && !isSeriesGrown) return;
  const [ofMonths, ofChanged, ofSeries] = await Promise.all([
    textsOfMonths(transaction, family.id, months),
    textsOfChanged(transaction, family.id, changedOf),
    isSeriesGrown ? textsOfSeries(transaction, family.id) : 0,
  ]);
  for (const [month, bytes] of ofMonths) {
    if (bytes > most) throw full(messages.monthFull(month, most));
    monthTexts.set(month, bytes - (growth.months.get(month) ?? 0));
  }
  if ([...ofChanged.values()].some((bytes) => bytes > most)) {
    throw full(messages.changedDaysFull(most));
  }
  if (ofSeries > LIMITS.seriesTextBytes) throw full(messages.seriesFull(LIMITS.seriesTextBytes));
}

const full = (sentence: string) => forbidden('calendar_full', sentence);

async function sums(
  transaction: Transaction,
  statement: Statement,
  values: unknown[],
): Promise<Sums> {
  const rows = await transaction.query<{ key: string; bytes: number }>(statement, values);
  return new Map(rows.map(({ key, bytes }) => [key, bytes]));
}
