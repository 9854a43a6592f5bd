import { monthOf } from '@kinday/contracts/calendarDate';
import type { Event } from '@kinday/contracts/event';
import { LIMITS, PLANS, type Tier } from '@kinday/contracts/product';
import type { Series } from '@kinday/contracts/series';
import type { Statement } from '../../database/Trip.js';
import type { Transaction } from '../../database/Transaction.js';
import { LIST_ZONES } from '../eventSql.js';
import type { Decision } from './decideFate.js';
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

  private constructor(
    private readonly tier: Tier,
    private events: number,
    private series: number,
    private readonly months: Map<string, number>,
    private readonly zones: Set<string>,
  ) {}

  static async measure(
    transaction: Transaction,
    family: { id: string; subscriptionTier: Tier },
  ): Promise<ImportRoom> {
    const { id, subscriptionTier } = family;
    const isLimited = PLANS[subscriptionTier].eventsPerMonth !== null;
    const [[total], months, zones] = await Promise.all([
      transaction.query<{ events: number; series: number }>(COUNT, [id]),
      isLimited ? transaction.query<{ month: string; count: number }>(COUNT_MONTHS, [id]) : [],
      transaction.query<{ zone: string }>(LIST_ZONES, [id]),
    ]);
    const byMonth = new Map(months.map(({ month, count }) => [month, count]));
    const { events = 0, series = 0 } = total ?? {};
    const named = new Set(zones.map(({ zone }) => zone));
    return new ImportRoom(subscriptionTier, events, series, byMonth, named);
  }

  /** The same decision, or why there is no room for what it adds. */
  admit(decision: Decision): Decision {
    const reason = this.#reasonAgainst(decision);
    if (reason === null) {
      this.#admitted.add(decision.row);
      return decision;
    }
    return { row: decision.row, fate: 'leftOut', reason };
  }

  #reasonAgainst(decision: Decision): string | null {
    if (decision.fate !== 'new' && decision.fate !== 'changed') return null;
    const { fields, repetition, replaces } = decision.row;
    const isAdded = decision.fate === 'new';
    if (isAdded && replaces && decision.seriesId === null && !this.#admitted.has(replaces.series)) {
      return messages.withoutSeries;
    }
    const before = isAdded ? decision.instead : decision.target;
    if (!this.#takeZone(fields.zone)) return messages.tooManyZones(LIMITS.zonesPerCalendar);
    // What was changed by itself counts with its series.
    const full = replaces ? null : this.#takeMonth(fields.date, before);
    if (full !== null || !isAdded) return full;
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
    return null;
  }

  #takeZone(zone: string | null): boolean {
    if (zone === null || this.zones.has(zone)) return true;
    if (this.zones.size >= LIMITS.zonesPerCalendar) return false;
    this.zones.add(zone);
    return true;
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
