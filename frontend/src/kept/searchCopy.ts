import type { View } from '@kinday/contracts/applyChange';
import { daysBetween, type CalendarDate } from '@kinday/contracts/calendarDate';
import type { SearchResult } from '@kinday/contracts/event';
import type { Family } from '@kinday/contracts/family';
import { nearestDay } from '@kinday/contracts/recurrence/nearestDay';
import { occurrenceId } from '@kinday/contracts/series';
import { shownIn } from '@kinday/contracts/shownIn';
import { dayIn } from '@kinday/contracts/zonedTime';
import { feedsOf, keptAnswer } from './keptAnswers';
import { everyKeptView } from './keptView';
import { says } from './searchText';

const MOST_RESULTS = 50;

/** What was found, and how many days it is from today. */
interface Found {
  result: SearchResult;
  distance: number;
}

/**
 * What all kept calendars hold that contains a text, nearest to today first, as the server's search finds
 * it: of a series its next occurrence, else its last.
 */
export async function searchCopy(text: string): Promise<SearchResult[]> {
  const wanted = text.trim();
  const views = await everyKeptView();
  const found = await Promise.all(
    views.map(async (view) => {
      const [family] = view.records.families ?? [];
      if (!family) return [];
      const today = dayIn(family.zone, new Date());
      return [
        ...inRecords(view, family, wanted, today),
        ...(await inFeeds(family, wanted, today)),
      ].map((result) => ({ result, distance: Math.abs(daysBetween(today, result.date)) }));
    }),
  );
  const nearest = found.flat().sort(compareFound).slice(0, MOST_RESULTS);
  return nearest.map(({ result }) => result);
}

function inRecords(
  { records }: View,
  { id: familyId, name: familyName, zone }: Family,
  text: string,
  today: CalendarDate,
): SearchResult[] {
  const events = records.events?.filter((event) => says(event, text)) ?? [];
  const occurrences = (records.series ?? [])
    .filter((series) => says(series, text))
    .flatMap((series) => {
      const date = nearestDay(series, today);
      return date === null ? [] : { ...series, id: occurrenceId(series.id, date), date };
    });
  return [...events, ...occurrences].map((entry) => {
    const { date, startTime } = shownIn(entry, zone);
    const { id, title, notes } = entry;
    return { id, familyId, familyName, title, date, startTime, notes };
  });
}

/** Of what repeats there the day next to today. */
async function inFeeds(
  { id: familyId, name: familyName }: Family,
  text: string,
  today: CalendarDate,
): Promise<SearchResult[]> {
  const kept = await keptAnswer(feedsOf(familyId));
  const nearest = new Map<string, SearchResult>();
  for (const event of kept?.events ?? []) {
    if (!says(event, text)) continue;
    const { id, feedId, title, date, startTime, notes } = event;
    const key = id.slice(0, id.lastIndexOf(':'));
    const before = nearest.get(key);
    if (before && !isNearer(date, before.date, today)) continue;
    nearest.set(key, { id, feedId, familyId, familyName, title, date, startTime, notes });
  }
  return [...nearest.values()];
}

/** Days to come are nearer than those that have passed. */
function isNearer(date: CalendarDate, other: CalendarDate, today: CalendarDate): boolean {
  if (date >= today !== other >= today) return date >= today;
  return Math.abs(daysBetween(today, date)) < Math.abs(daysBetween(today, other));
}

function compareFound(one: Found, other: Found): number {
  return one.distance - other.distance || (orderOf(one) < orderOf(other) ? -1 : 1);
}

function orderOf({ result: { date, startTime, id } }: Found): string {
  return `${date} ${startTime ?? ''} ${id}`;
}
