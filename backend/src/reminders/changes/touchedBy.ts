import { addDays, type DateRange } from '@kinday/contracts/calendarDate';
import type { PutEdit, RecordEdit } from '@kinday/contracts/change';
import type { Event } from '@kinday/contracts/event';
import { EVENT_NEWS, type News } from '@kinday/contracts/news';
import { daysOf, occursOn } from '@kinday/contracts/recurrence/occurrences';
import { occurrenceId, occurrenceOf, type Series } from '@kinday/contracts/series';
import { daysTold } from '@kinday/contracts/shownIn';

/** What the log says of a change, as far as events are concerned. */
export interface LoggedChange {
  edits: readonly RecordEdit[];
  before: readonly PutEdit[];
  news: readonly News[];
}

/** An event or a series that a change told of. */
export interface Touched {
  /** The id of an event or a series, or the name of an occurrence that was deleted. */
  about: string;
  /** The event as it was and is; of a series its occurrences on the days that were asked for. */
  states: Event[];
}

/** What of a change people are told, with how it stood before and after. */
export function touchedBy(change: LoggedChange, days: DateRange): Touched[] {
  return change.news.flatMap((news) => {
    const isOfSeries = change.before.some(
      ({ collection, record }) => collection === 'series' && record.id === news.id,
    );
    const about = aboutOf(news, isOfSeries);
    return about === null ? [] : [{ about, states: statesOf(news, change, days) }];
  });
}

/**
 * By which name news speak of an event; null where they are about something else.
 * @param isOfSeries whether their record is a series
 */
export function aboutOf(news: News, isOfSeries: boolean): string | null {
  const isOfEvent = (EVENT_NEWS as readonly string[]).includes(news.kind) && !news.of;
  if (!isOfEvent) return null;
  const isDayTakenOut = news.kind === 'deleted' && !news.scope && news.date !== null;
  return isDayTakenOut && isOfSeries ? occurrenceId(news.id, news.date!) : news.id;
}

function statesOf({ id, date, kind, scope }: News, change: LoggedChange, days: DateRange): Event[] {
  const puts = [...change.before, ...change.edits.filter((edit) => edit.op === 'put')];
  const events = puts.flatMap((put) => (put.collection === 'events' ? [put.record] : []));
  const series = puts.flatMap((put) => (put.collection === 'series' ? [put.record] : []));
  // What is done to a whole series is done to its changed occurrences.
  const named = events.filter((event) => event.id === id || (scope && event.seriesId === id));
  const replaced = named.flatMap(({ seriesId, seriesDate }) =>
    series.flatMap((each) =>
      each.id === seriesId && seriesDate && occursOn(each, seriesDate)
        ? [occurrenceOf(each, seriesDate)]
        : [],
    ),
  );
  const isOneDay = kind === 'deleted' && !scope && date !== null;
  const occurring = series
    .filter((each) => each.id === id)
    .flatMap((each) =>
      isOneDay
        ? occurrencesOn(each, { from: date, to: addDays(date, 1) })
        : occurrencesAround(each, days),
    );
  return [...named, ...replaced, ...occurring];
}

/** The occurrences that may stand on one of some days. */
function occurrencesAround(series: Series, days: DateRange): Event[] {
  const { from, to } = daysTold(series.zone, days);
  return occurrencesOn(series, { from: addDays(from, -series.moreDays), to });
}

/** The occurrences that begin on one of some days, as the series tells them. */
function occurrencesOn(series: Series, { from, to }: DateRange): Event[] {
  return daysOf(series, from, to).map((day) => occurrenceOf(series, day));
}
