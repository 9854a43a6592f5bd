import { Injectable, type StreamableFile } from '@nestjs/common';
import { addDays, type CalendarDate, type DateRange } from '@kinday/contracts/calendarDate';
import { compareEvents } from '@kinday/contracts/collections';
import type { Event, EventRange } from '@kinday/contracts/event';
import { LIMITS } from '@kinday/contracts/product';
import { daysOf } from '@kinday/contracts/recurrence/occurrences';
import { occurrenceOf, type MonthAnswer, type Series } from '@kinday/contracts/series';
import { daysTold } from '@kinday/contracts/shownIn';
import { LargeAnswers } from '../../access/limits/LargeAnswers.js';
import { MembershipRepository, noSuchFamily } from '../../access/membership.repository.js';
import { eventAnswerBytes } from '../../access/textBytes.js';
import { EventLoopSlice } from '../../common/EventLoopSlice.js';
import { Revised } from '../../common/revised.js';
import { tooManyOccurrences, tooMuchOnDays } from './refusals.js';
import { MonthRepository, type Shown, type SizedMonth } from './month.repository.js';

/** A read's answer, or a stream of its JSON where it is large. */
export type Answer<T> = Promise<Revised<T | StreamableFile>>;

/**
 * Reads of events, and of what repeats. Throws 400 for days that have more than one answer may hold.
 * Reads take a signal that is aborted when the caller has left.
 */
@Injectable()
export class MonthService {
  constructor(
    private readonly months: MonthRepository,
    private readonly memberships: MembershipRepository,
    private readonly large: LargeAnswers,
  ) {}

  /** The events of some days, without those of series. */
  events(userId: string, range: EventRange, gone: AbortSignal): Answer<Event[]> {
    return this.#read(userId, range, 'events', ({ events }) => events, gone);
  }

  /** The events and series of some days; clients of the product expand the series themselves. */
  month(userId: string, range: EventRange, gone: AbortSignal): Answer<MonthAnswer> {
    return this.#read(userId, range, 'all', (month) => month, gone);
  }

  /** The same as single events, in their order. */
  async occurrences(userId: string, { familyId, ...range }: EventRange, gone: AbortSignal) {
    const chosen = await this.memberships.chosen(userId, familyId);
    return this.large.make(
      userId,
      async () => {
        const { revision, month } = await this.#sized(userId, chosen, range, 'all');
        return new Revised(revision, await expandAll(month, range));
      },
      gone,
    );
  }

  async #read<T extends object>(
    userId: string,
    { familyId, ...range }: EventRange,
    shown: Shown,
    answer: (month: MonthAnswer) => T,
    gone: AbortSignal,
  ): Answer<T> {
    const chosen = await this.memberships.chosen(userId, familyId);
    const whole = LIMITS.wholeAnswerBytes;
    const read = await this.months.read(userId, chosen, range, shown, whole);
    if (!read) throw noSuchFamily();
    if (read.month) return new Revised(read.revision, answer(read.month));
    if (read.bytes > LIMITS.answerBytes) throw tooMuchOnDays();
    const make = async () => {
      const { revision, month } = await this.#sized(userId, chosen, range, shown);
      return new Revised(revision, answer(month));
    };
    return this.large.make(userId, make, gone);
  }

  /** All that one answer may hold. */
  async #sized(
    userId: string,
    familyId: string,
    range: DateRange,
    shown: Shown,
  ): Promise<SizedMonth & { month: MonthAnswer }> {
    const read = await this.months.read(userId, familyId, range, shown, LIMITS.answerBytes);
    if (!read) throw noSuchFamily();
    const { month } = read;
    if (!month) throw tooMuchOnDays();
    return { ...read, month };
  }
}

/** Events and occurrences by themselves, in slices. Throws 400 for more than one answer may hold. */
async function expandAll({ events, series }: MonthAnswer, range: DateRange): Promise<Event[]> {
  const slice = new EventLoopSlice();
  const expanded: { series: Series; days: CalendarDate[] }[] = [];
  let count = events.length;
  let bytes = events.reduce((sum, event) => sum + eventAnswerBytes(event), 0);
  for (const each of series) {
    const days = daysShown(each, range);
    count += days.length;
    bytes += days.length * eventAnswerBytes(each);
    if (count > LIMITS.occurrencesPerRead) throw tooManyOccurrences();
    expanded.push({ series: each, days });
    await slice.end();
  }
  if (bytes > LIMITS.answerBytes) throw tooMuchOnDays();
  const all = [...events];
  for (const { series: each, days } of expanded) {
    for (const day of days) all.push(occurrenceOf(each, day));
    await slice.end();
  }
  return all.sort(compareEvents);
}

/** The days of a series whose occurrences may stand on one of some days. */
function daysShown(series: Series, range: DateRange): CalendarDate[] {
  const { from, to } = daysTold(series.zone, range);
  return daysOf(series, addDays(from, -series.moreDays), to);
}
