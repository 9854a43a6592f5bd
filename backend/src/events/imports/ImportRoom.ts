import { monthOf } from '@kinday/contracts/calendarDate';
import type { Event } from '@kinday/contracts/event';
import { LIMITS, PLANS, type Tier } from '@kinday/contracts/product';
import type { Series } from '@kinday/contracts/series';
import type { Statement } from '../../database/Trip.js';
import type { Transaction } from '../../database/Transaction.js';
import { TextGrowth } from '../../sync/TextGrowth.js';
import { textsOfChanged, textsOfMonths, textsOfSeries } from '../../sync/textRoom.js';
import { LIST_ZONES } from '../eventSql.js';
import type { Decision } from './decideFate.js';
import type { Known } from './targetOf.js';
import * as messages from './messages.js';

const COUNT: Statement = {
  name: 'count_for_import',
  text: `SELECT (SELECT count(*)::int FROM events WHERE family_id = $1 AND deleted_at IS NULL) AS events,
    (SELECT count(*)::int FROM series WHERE family_id = $1 AND deleted_at IS NULL) AS series`,
};
/** As `COUNT_MONTH` counts them. */
const COUNT_MONTHS: Statement = {
  name: 'count_months_for_import',
  text: `SELECT to_char(date, 'YYYY-MM') AS month, count(*)::int AS count FROM (
      SELECT date FROM events WHERE family_id = $1 AND deleted_at IS NULL AND series_id IS NULL
      UNION ALL SELECT date FROM series WHERE family_id = $1 AND deleted_at IS NULL) AS counted
    GROUP BY 1`,
};

/** How much more a calendar may hold, as rows of a file take it. */
export class ImportRoom {
  readonly #admitted = new Set<object>();
  /** Days that are changed or deleted by themselves, by the series' ids. */
  readonly #exceptions = new Map<string, number>();

  private constructor(
    private readonly tier: Tier,
    private events: number,
    private series: number,
    private readonly months: Map<string, number>,
    private readonly zones: Set<string>,
    private readonly texts: { series: number; byKey: Map<string, number> },
  ) {}

  static async measure(
    transaction: Transaction,
    family: { id: string; subscriptionTier: Tier },
  ): Promise<ImportRoom> {
    const { id, subscriptionTier } = family;
    const isLimited = PLANS[subscriptionTier].eventsPerMonth !== null;
    const [[total], months, zones, ofSeries] = await Promise.all([
      transaction.query<{ events: number; series: number }>(COUNT, [id]),
      isLimited ? transaction.query<{ month: string; count: number }>(COUNT_MONTHS, [id]) : [],
      transaction.query<{ zone: string }>(LIST_ZONES, [id]),
      textsOfSeries(transaction, id),
    ]);
    const byMonth = new Map(months.map(({ month, count }) => [month, count]));
    const { events = 0, series = 0 } = total ?? {};
    const named = new Set(zones.map(({ zone }) => zone));
    const texts = { series: ofSeries, byKey: new Map<string, number>() };
    return new ImportRoom(subscriptionTier, events, series, byMonth, named, texts);
  }

  /** Finds out how long the texts are that some decisions may add to; call before they are admitted. */
  async learnTexts(
    transaction: Transaction,
    familyId: string,
    decisions: readonly Decision[],
  ): Promise<void> {
    const { byKey } = this.texts;
    const growths = decisions.map(growthOf);
    const months = new Set(growths.flatMap((growth) => [...growth.months.keys()]));
    const changedOf = new Set(growths.flatMap((growth) => [...growth.changedOf.keys()]));
    const isUnknown = (key: string) => !byKey.has(key);
    const learned = await Promise.all([
      textsOfMonths(transaction, familyId, [...months].filter(isUnknown)),
      textsOfChanged(transaction, familyId, [...changedOf].filter(isUnknown)),
    ]);
    for (const [key, bytes] of learned.flatMap((sums) => [...sums])) byKey.set(key, bytes);
  }

  /** The same decision, or why there is no room for what it adds. */
  admit(decision: Decision, known: Known): Decision {
    const reason = this.#reasonAgainst(decision, known);
    if (reason === null) {
      this.#admitted.add(decision.row);
      return decision;
    }
    return { row: decision.row, fate: 'leftOut', reason };
  }

  #reasonAgainst(decision: Decision, known: Known): string | null {
    if (decision.fate !== 'new' && decision.fate !== 'changed') return null;
    const { fields, repetition, replaces } = decision.row;
    const isAdded = decision.fate === 'new';
    if (isAdded && replaces && decision.seriesId === null && !this.#admitted.has(replaces.series)) {
      return messages.withoutSeries;
    }
    if (!isAdded) {
      const tooMany = this.#tooManyDays(decision, known);
      if (tooMany !== null) return tooMany;
    }
    const growth = growthOf(decision);
    const tooLong = this.#reasonAgainstTexts(growth);
    if (tooLong !== null) return tooLong;
    const before = isAdded ? decision.instead : decision.target;
    if (!this.#takeZone(fields.zone)) return messages.tooManyZones(LIMITS.zonesPerCalendar);
    // What was changed by itself counts with its series.
    const full = replaces ? null : this.#takeMonth(fields.date, before);
    if (full !== null) return full;
    if (!isAdded) {
      this.#takeTexts(growth);
      return null;
    }
    const noDay = this.#takeDay(decision, known);
    if (noDay !== null) return noDay;
    if (repetition) {
      if (this.series >= LIMITS.seriesPerCalendar) {
        return messages.tooManySeries(LIMITS.seriesPerCalendar);
      }
      this.series += 1;
    } else {
      if (this.events >= LIMITS.eventsPerCalendar) {
        return messages.calendarFull(LIMITS.eventsPerCalendar);
      }
      this.events += 1;
    }
    this.#takeTexts(growth);
    return null;
  }

  #takeZone(zone: string | null): boolean {
    if (zone === null || this.zones.has(zone)) return true;
    if (this.zones.size >= LIMITS.zonesPerCalendar) return false;
    this.zones.add(zone);
    return true;
  }

  #reasonAgainstTexts({ months, changedOf, series }: TextGrowth): string | null {
    const isFull = ([key, bytes]: [string, number]) =>
      bytes > 0 && (this.texts.byKey.get(key) ?? 0) + bytes > LIMITS.eventTextBytes;
    if ([...months].some(isFull)) return messages.monthTextsFull(LIMITS.eventTextBytes);
    if ([...changedOf].some(isFull)) return messages.changedTextsFull(LIMITS.eventTextBytes);
    const isSeriesFull = series > 0 && this.texts.series + series > LIMITS.seriesTextBytes;
    return isSeriesFull ? messages.seriesTextsFull(LIMITS.seriesTextBytes) : null;
  }

  #takeTexts({ months, changedOf, series }: TextGrowth): void {
    const { byKey } = this.texts;
    for (const [key, bytes] of [...months, ...changedOf])
      byKey.set(key, (byKey.get(key) ?? 0) + bytes);
    this.texts.series += series;
  }

  /** A day that a new occurrence takes out of a series which stands in the calendar already. */
  #takeDay({ row, seriesId }: Extract<Decision, { fate: 'new' }>, known: Known): string | null {
    const { replaces } = row;
    const series = seriesId === null ? undefined : known.series.get(seriesId);
    // A series that the file changes has lost its days by that.
    if (!replaces || !series || this.#admitted.has(replaces.series)) return null;
    if (series.except.includes(replaces.day)) return null;
    const count = this.#exceptions.get(series.id) ?? series.except.length;
    if (count >= LIMITS.exceptionsPerSeries) {
      return messages.tooManyDays(LIMITS.exceptionsPerSeries);
    }
    this.#exceptions.set(series.id, count + 1);
    return null;
  }

  /** The days that the file takes out of a series, with those that were changed here. */
  #tooManyDays(
    { row, target }: Extract<Decision, { fate: 'changed' }>,
    known: Known,
  ): string | null {
    if (!row.repetition) return null;
    const changedHere = known.changedDays.get(target.id) ?? [];
    const days = new Set([...row.repetition.except, ...changedHere]);
    if (days.size <= LIMITS.exceptionsPerSeries) return null;
    return messages.tooManyDays(LIMITS.exceptionsPerSeries);
  }

  #takeMonth(date: string, before: Event | Series | null): string | null {
    const most = PLANS[this.tier].eventsPerMonth;
    const month = monthOf(date);
    if (most === null || (before && monthOf(before.date) === month)) return null;
    const count = this.months.get(month) ?? 0;
    if (count >= most) return messages.monthFull(most);
    this.months.set(month, count + 1);
    return null;
  }
}

/** What a decision adds to the texts of the calendar. */
function growthOf(decision: Decision): TextGrowth {
  const growth = new TextGrowth();
  if (decision.fate !== 'new' && decision.fate !== 'changed') return growth;
  const { fields, repetition, replaces } = decision.row;
  const before = decision.fate === 'new' ? decision.instead : decision.target;
  if (repetition) growth.addSeries({ ...fields, ...repetition }, 1);
  else {
    const own = decision.fate === 'new' ? decision.seriesId : before && seriesIdOf(before);
    const seriesId = own ?? replaces?.series.newId ?? null;
    growth.addEvent({ ...fields, seriesId }, 1);
  }
  if (before && 'rrule' in before) growth.addSeries(before, -1);
  else if (before) growth.addEvent(before, -1);
  return growth;
}

const seriesIdOf = (record: Event | Series) => ('seriesId' in record ? record.seriesId : null);
