import { addDays, type CalendarDate, type DateRange } from '@kinday/contracts/calendarDate';
import type { Event } from '@kinday/contracts/event';
import { haveSameFields } from '@kinday/contracts/eventFields';
import { daysOf } from '@kinday/contracts/recurrence/occurrences';
import { occurrenceId, occurrenceOf, type Series } from '@kinday/contracts/series';
import { ZONE_DAYS } from '@kinday/contracts/shownIn';

interface MadeOccurrences {
  /** What they were last made of. */
  series: Series;
  /** One of them; the others differ from it by their days. */
  sample: Event;
  byDay: Map<CalendarDate, Event>;
}

/** Of so many series the occurrences that were made are kept. */
const MOST_KEPT = 1_000;
const made = new Map<string, MadeOccurrences>();

/**
 * The occurrences of a series that stand on days of a range, those that began before it included. In
 * another zone than the family's, they may be told on days beside it.
 */
function occurrencesIn(series: Series, { from, to }: DateRange): Event[] {
  const beside = series.zone ? ZONE_DAYS : 0;
  const reach = addDays(from, -series.moreDays - beside);
  const days = daysOf(series, reach, addDays(to, beside));
  const [first] = days;
  if (!first) return [];
  const { byDay, sample } = madeOf(series, first);
  return days.map((day) => {
    const occurrence = byDay.get(day) ?? onDay(sample, series.id, day);
    byDay.set(day, occurrence);
    return occurrence;
  });
}

/** The occurrence of another day: to copy one takes a fraction of the time of making it. */
function onDay(sample: Event, seriesId: string, day: CalendarDate): Event {
  return { ...sample, id: occurrenceId(seriesId, day), date: day, seriesDate: day };
}

/** What was made of a series as it is; nothing yet where it says something else by now. */
function madeOf(series: Series, day: CalendarDate): MadeOccurrences {
  const before = made.get(series.id);
  if (before?.series === series) return before;
  const sample = occurrenceOf(series, before?.sample.date ?? day);
  if (before && isSame(before.sample, sample)) return Object.assign(before, { series });
  if (made.size >= MOST_KEPT) made.clear();
  const anew = { series, sample, byDay: new Map([[sample.date, sample]]) };
  made.set(series.id, anew);
  return anew;
}

function isSame(one: Event, other: Event): boolean {
  const [{ creator: maker }, { creator }] = [one, other];
  return (
    one.version === other.version &&
    maker.name === creator.name &&
    maker.color === creator.color &&
    maker.phone === creator.phone &&
    maker.isFormer === creator.isFormer &&
    haveSameFields(one, other)
  );
}

/**
 * The occurrences of series that stand on days of a range. An occurrence that was shown before and
 * would be the same again is the very same object, so that what shows it need not render anew.
 */
export function occurrencesOf(series: readonly Series[], range: DateRange): Event[] {
  return series.flatMap((each) => occurrencesIn(each, range));
}
