import { Injectable } from '@nestjs/common';
import { addDays, type DateRange } from '@kinday/contracts/calendarDate';
import { compareEvents } from '@kinday/contracts/collections';
import type { Event, EventRange } from '@kinday/contracts/event';
import { LIMITS } from '@kinday/contracts/product';
import { daysOf } from '@kinday/contracts/recurrence/occurrences';
import { occurrenceOf, type MonthAnswer, type Series } from '@kinday/contracts/series';
import { daysTold } from '@kinday/contracts/shownIn';
import { MembershipRepository, noSuchFamily } from '../../access/membership.repository.js';
import type { Revised } from '../../common/revised.js';
import { tooManyOccurrences } from './refusals.js';
import { MonthRepository } from './month.repository.js';

/** Reads of events together with what repeats. */
@Injectable()
export class MonthService {
  constructor(
    private readonly months: MonthRepository,
    private readonly memberships: MembershipRepository,
  ) {}

  /** The events and series of some days; clients of the product expand the series themselves. */
  async month(userId: string, { familyId, ...range }: EventRange): Promise<Revised<MonthAnswer>> {
    const chosen = await this.memberships.chosen(userId, familyId);
    const answer = await this.months.read(userId, chosen, range);
    if (!answer) throw noSuchFamily();
    return answer;
  }

  /** The same as single events, in their order. Throws 400 for more than one answer may hold. */
  async occurrences(userId: string, range: EventRange): Promise<Revised<Event[]>> {
    const month = await this.month(userId, range);
    return month.map(({ events, series }) => {
      const all = [...events];
      for (const each of series) {
        all.push(...expand(each, range));
        if (all.length > LIMITS.occurrencesPerRead) throw tooManyOccurrences();
      }
      return all.sort(compareEvents);
    });
  }
}

/** The occurrences of a series that may stand on one of some days. */
function expand(series: Series, range: DateRange): Event[] {
  const { from, to } = daysTold(series.zone, range);
  const begun = addDays(from, -series.moreDays);
  return daysOf(series, begun, to).map((day) => occurrenceOf(series, day));
}
