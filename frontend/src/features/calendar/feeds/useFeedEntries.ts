import { isRealDate, type CalendarMonth } from '@kinday/contracts/calendarDate';
import type { Feed, FeedEvent } from '@kinday/contracts/feed';
import { useEffect, useMemo, useState } from 'react';
import { shallowEqual } from 'react-redux';
import { feedEventsApi, type FeedMonth } from '../../../api/feedEventsApi';
import type { FeedEntry } from '../../../product/feedEntry';
import { feedVersions } from '../../../sync/feedVersions';
import { useSyncDispatch, useSyncSelector } from '../../../sync/syncState';
import type { ShownFamily } from '../../../sync/useFamily';
import { feedEntriesOf } from './feedEntriesOf';

const { getFeedEvents } = feedEventsApi.endpoints;

/** What the subscribed calendars have in months. */
export type FeedEntries = ReadonlyMap<CalendarMonth, readonly FeedEntry[]>;

/** Reads what is named, and keeps it for as long as it is named. */
function useReads(months: readonly FeedMonth[]): void {
  const dispatch = useSyncDispatch();
  useEffect(() => {
    const reads = months.map((month) => dispatch(getFeedEvents.initiate(month)));
    return () => reads.forEach((read) => read.unsubscribe());
  }, [dispatch, months]);
}

/** What is known of months: until one has been read again, what it had before. */
function useAnswers(months: readonly FeedMonth[]): ReadonlyMap<CalendarMonth, FeedEvent[]> {
  const [known, setKnown] = useState(new Map<CalendarMonth, FeedEvent[]>());
  const selectors = useMemo(() => months.map((month) => getFeedEvents.select(month)), [months]);
  const read = useSyncSelector(
    (state) => selectors.map((select) => select(state).data?.events),
    shallowEqual,
  );
  const answers = months.flatMap(({ month }, at) => {
    const events = read[at] ?? known.get(month);
    return events ? [[month, events] as const] : [];
  });
  if (answers.every(([month, events]) => known.get(month) === events)) return known;
  const now = new Map(answers);
  setKnown(now);
  return now;
}

/**
 * What the subscribed calendars have in months. Nothing is asked for a family without any; what could not
 * be read is read again once the live connection is back.
 * @param feeds those that are switched on
 */
export function useFeedEntries(
  shown: ShownFamily,
  feeds: readonly Feed[],
  names: readonly CalendarMonth[],
): FeedEntries {
  const familyId = shown.family.id;
  const of = feedVersions(shown.family, shown.feeds);
  const months = useMemo(() => {
    if (of === null) return [];
    const real = names.filter((month) => isRealDate(`${month}-01`));
    return real.map((month) => ({ familyId, month, of }));
  }, [familyId, of, names]);
  useReads(months);
  const answers = useAnswers(months);
  return useMemo(
    () => new Map([...answers].map(([month, events]) => [month, feedEntriesOf(events, feeds)])),
    [answers, feeds],
  );
}
