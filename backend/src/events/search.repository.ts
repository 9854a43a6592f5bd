import { Injectable } from '@nestjs/common';
import { daysBetween } from '@kinday/contracts/calendarDate';
import type { SearchResult } from '@kinday/contracts/event';
import type { Repetition } from '@kinday/contracts/recurrence/repetition';
import { occurrenceId } from '@kinday/contracts/series';
import { shownIn } from '@kinday/contracts/shownIn';
import { dayIn } from '@kinday/contracts/zonedTime';
import { DataSource } from 'typeorm';
import { stretchColumns, type Stretch } from '../access/stretchColumns.js';
import { FeedSearchRepository } from './feedSearch.repository.js';
import { nearestDays } from './nearestDays.js';
import {
  hasTrigram,
  MOST_REPEATED,
  MOST_RESULTS,
  MOST_SCANNED,
  PATTERN,
  shortTextsMatch,
  type Todays,
} from './searchSql.js';

const OF_FAMILY = 'e.family_id = m.family_id AND e.deleted_at IS NULL';

/**
 * The events of one calendar before or from today on that hold a text, the nearest first. A word that
 * many events have is found on the nearest days by the index of days, and a rare one by its trigrams.
 */
const nearest = (when: string, order: string) => `
  (SELECT e.* FROM events e
   WHERE ${OF_FAMILY} AND e.date ${when}
     AND (e.search_text LIKE ${PATTERN}
       OR e.location IS NOT NULL AND searchable(e.location) LIKE ${PATTERN})
   ORDER BY ${order}, e.start_time NULLS FIRST, e.id LIMIT ${MOST_RESULTS})`;

/** The same for a text without trigrams: no index finds it, so the nearest events are read, without their notes. */
const nearestScanned = (when: string, order: string) => `
  (SELECT e.* FROM (
     SELECT e.* FROM events e WHERE ${OF_FAMILY} AND e.date ${when}
     ORDER BY ${order}, e.start_time NULLS FIRST, e.id LIMIT ${MOST_SCANNED}) AS e
   WHERE ${shortTextsMatch('e')}
   ORDER BY ${order}, e.start_time NULLS FIRST, e.id LIMIT ${MOST_RESULTS})`;

/** An event, or an occurrence, that was found, as it is told. */
type Found = Omit<SearchResult, keyof Stretch> & Stretch & { familyZone: string };

/** The columns of what was found; needs `families f`. */
const columnsOf = (of: 'e' | 's') => `${of}.id, ${of}.family_id AS "familyId",
  f.name AS "familyName", f.zone AS "familyZone", ${of}.title, ${of}.notes, ${stretchColumns(of)}`;

/** What was found, on the clock of its calendar. */
function toResult(found: Found): SearchResult {
  const { id, familyId, familyName, title, notes } = found;
  const { date, startTime } = shownIn(found, found.familyZone);
  return { id, familyId, familyName, title, date, startTime, notes };
}

@Injectable()
export class SearchRepository {
  constructor(
    private readonly database: DataSource,
    private readonly feeds: FeedSearchRepository,
  ) {}

  /**
   * What all calendars of a user hold that contains a text, nearest to today first; of a series its
   * next occurrence, else its last. The migrations SearchText, Series and OtherCalendars say what is
   * searched, and an event's place is searched beside that; a text without three letters in a row is looked
   * for in titles and places alone. Today is each calendar's, by its time zone.
   */
  async search(userId: string, text: string): Promise<SearchResult[]> {
    const todays = await this.#todays(userId, new Date());
    // One after the other: a search holds one connection to the database.
    const events = await this.#events(userId, text, todays);
    const occurrences = await this.#occurrences(userId, text, todays);
    const ofFeeds = await this.feeds.search(userId, text, todays);
    return [...events, ...occurrences, ...ofFeeds]
      .sort(byDistanceFrom(todays))
      .slice(0, MOST_RESULTS);
  }

  /** The day that it is in each calendar of a user. */
  async #todays(userId: string, now: Date): Promise<Todays> {
    const families = await this.database.query<{ id: string; zone: string }[]>(
      `SELECT f.id, f.zone FROM members m JOIN families f ON f.id = m.family_id
       WHERE m.user_id = $1`,
      [userId],
    );
    return new Map(families.map(({ id, zone }) => [id, dayIn(zone, now)]));
  }

  async #events(userId: string, text: string, todays: Todays): Promise<SearchResult[]> {
    const found = hasTrigram(text) ? nearest : nearestScanned;
    const rows = await this.database.query<Found[]>(
      `SELECT ${columnsOf('e')}
       FROM members m
       JOIN families f ON f.id = m.family_id
       JOIN unnest($3::uuid[], $4::date[]) AS here (family_id, today) ON here.family_id = f.id
       CROSS JOIN LATERAL (
         ${found('>= here.today', 'e.date')} UNION ALL
         ${found('< here.today', 'e.date DESC')}) AS e
       WHERE m.user_id = $1
       ORDER BY abs(e.date - here.today), e.date, e.start_time NULLS FIRST, e.id
       LIMIT ${MOST_RESULTS}`,
      [userId, text, [...todays.keys()], [...todays.values()]],
    );
    return rows.map(toResult);
  }

  /** Of series that hold the text those that go on longest are looked at. */
  async #occurrences(userId: string, text: string, todays: Todays): Promise<SearchResult[]> {
    const matches = hasTrigram(text) ? `s.search_text LIKE ${PATTERN}` : shortTextsMatch('s');
    const rows = await this.database.query<(Found & Repetition)[]>(
      `SELECT ${columnsOf('s')},
         s.rrule, s.extra_days AS extra, s.except_days AS "except", s.last_day AS last
       FROM members m
       JOIN families f ON f.id = m.family_id
       JOIN series s ON s.family_id = m.family_id AND s.deleted_at IS NULL
       WHERE m.user_id = $1 AND ${matches}
       ORDER BY s.last_day DESC NULLS FIRST, s.id LIMIT ${MOST_REPEATED}`,
      [userId, text],
    );
    const found = await nearestDays(rows, todays);
    return found.map(([series, date]) =>
      toResult({ ...series, id: occurrenceId(series.id, date), date }),
    );
  }
}

function byDistanceFrom(todays: Todays) {
  const distance = ({ familyId, date }: SearchResult) =>
    Math.abs(daysBetween(todays.get(familyId) ?? date, date));
  const order = ({ date, startTime, id }: SearchResult) => `${date} ${startTime ?? ''} ${id}`;
  return (one: SearchResult, other: SearchResult) =>
    distance(one) - distance(other) || (order(one) < order(other) ? -1 : 1);
}
