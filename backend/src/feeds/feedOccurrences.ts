import { addDays, type CalendarDate, type DateRange } from '@kinday/contracts/calendarDate';
import { compareEvents } from '@kinday/contracts/collections';
import { lastDayOn } from '@kinday/contracts/eventFields';
import { feedEventId, type FeedEvent, type FeedEventsAnswer } from '@kinday/contracts/feed';
import { LIMITS } from '@kinday/contracts/product';
import { daysOf } from '@kinday/contracts/recurrence/occurrences';
import { shownIn, ZONE_DAYS } from '@kinday/contracts/shownIn';
import { EventLoopSlice } from '../common/EventLoopSlice.js';
import type { FeedEventRow } from './feedEvents.repository.js';

/** Longest text of all events together, in UTF-16 code units. */
const MOST_TEXT = 4_000_000;
/** Longest time of work in milliseconds. With hostile rules the answer is cut there, and says so (`isCut`). */
const LONGEST_MS = 2_000;

/**
 * What the rows have on some days, each occurrence by itself, in the family's clock and in order.
 * @param gone aborted when nobody waits for the answer any more
 */
export async function feedOccurrences(
  rows: readonly FeedEventRow[],
  familyZone: string,
  range: DateRange,
  gone?: AbortSignal,
): Promise<FeedEventsAnswer> {
  const events: FeedEvent[] = [];
  const answer = (isCut: boolean) => ({ events: events.sort(compareEvents), isCut });
  let text = 0;
  const slice = new EventLoopSlice();
  for (const row of rows) {
    await slice.end(gone);
    if (slice.worked > LONGEST_MS) return answer(true);
    for (const date of daysNear(row, range)) {
      const event = shownOn(row, date, familyZone);
      if (event.date >= range.to || lastDayOn(event) < range.from) continue;
      text += event.title.length + (event.notes?.length ?? 0) + (event.location?.length ?? 0);
      const isFull = events.length === LIMITS.occurrencesPerRead || text > MOST_TEXT;
      if (isFull) return answer(true);
      events.push(event);
    }
  }
  return answer(false);
}

/** The days on which what is shown in a range may begin, as its own clock tells them. */
function daysNear(row: FeedEventRow, { from, to }: DateRange): CalendarDate[] {
  const { rrule } = row;
  if (rrule === null) return [row.date];
  return daysOf(
    { ...row, rrule },
    addDays(from, -row.moreDays - ZONE_DAYS),
    addDays(to, ZONE_DAYS),
  );
}

function shownOn(row: FeedEventRow, date: CalendarDate, familyZone: string): FeedEvent {
  const { feedId, key, title, location, notes, moreDays, isAllDay, startTime, endTime } = row;
  const zone = row.zone ?? row.feedZone;
  const shown = shownIn({ date, moreDays, isAllDay, startTime, endTime, zone }, familyZone);
  return {
    id: feedEventId(feedId, key, date),
    feedId,
    title,
    date: shown.date,
    moreDays: shown.moreDays,
    isAllDay,
    startTime: shown.startTime,
    endTime: shown.endTime,
    location,
    notes,
    isKept: row.isKept,
  };
}
