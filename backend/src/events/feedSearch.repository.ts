import { Injectable } from '@nestjs/common';
import type { CalendarDate } from '@kinday/contracts/calendarDate';
import type { SearchResult } from '@kinday/contracts/event';
import { feedEventId } from '@kinday/contracts/feed';
import type { Repetition } from '@kinday/contracts/recurrence/repetition';
import { shownIn } from '@kinday/contracts/shownIn';
import { DataSource } from 'typeorm';
import { stretchColumns, type Stretch } from '../access/stretchColumns.js';
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

/** What was found, as its own clock tells it. */
interface Found extends Stretch, Pick<SearchResult, 'familyId' | 'familyName' | 'title' | 'notes'> {
  feedId: string;
  key: string;
  /** The clock in which times without a zone are told. */
  feedZone: string | null;
  familyZone: string;
}
type Repeated = Found & Repetition;

const SHOWN = `f.id AS "familyId", f.name AS "familyName", f.zone AS "familyZone",
  fd.id AS "feedId", fd.zone AS "feedZone", e.key, e.title, e.notes, ${stretchColumns('e')}`;
const OF_USER = `FROM members m
  JOIN families f ON f.id = m.family_id
  JOIN feeds fd ON fd.family_id = f.id`;

/** The events of one feed before or from today on, the nearest first. */
const nearest = (when: string, order: string) => `
  (SELECT * FROM feed_events WHERE feed_id = fd.id AND rrule IS NULL AND date ${when}
   ORDER BY ${order} LIMIT ${MOST_SCANNED})`;

/** Finds events in the feeds of families. */
@Injectable()
export class FeedSearchRepository {
  constructor(private readonly database: DataSource) {}

  /**
   * What of all feeds of a user contains a text, nearest to today; of what repeats its next day, else its
   * last. Of each feed the events nearest to today are looked at, and those that repeat for longest.
   */
  async search(userId: string, text: string, todays: Todays): Promise<SearchResult[]> {
    const matches = hasTrigram(text) ? `e.search_text LIKE ${PATTERN}` : shortTextsMatch('e');
    const events = await this.database.query<Found[]>(
      `SELECT ${SHOWN} ${OF_USER}
       JOIN unnest($3::uuid[], $4::date[]) AS here (family_id, today) ON here.family_id = f.id
       CROSS JOIN LATERAL (
         ${nearest('>= here.today', 'date')} UNION ALL
         ${nearest('< here.today', 'date DESC')}) AS e
       WHERE m.user_id = $1 AND ${matches}
       ORDER BY abs(e.date - here.today), e.date, e.key LIMIT ${MOST_RESULTS}`,
      [userId, text, [...todays.keys()], [...todays.values()]],
    );
    const repeated = await this.database.query<Repeated[]>(
      `SELECT ${SHOWN},
         e.rrule, e.extra_days AS extra, e.except_days AS "except", e.last_day AS last
       ${OF_USER} JOIN feed_events e ON e.feed_id = fd.id
       WHERE m.user_id = $1 AND e.rrule IS NOT NULL AND ${matches}
       ORDER BY e.last_day DESC NULLS FIRST, e.key LIMIT ${MOST_REPEATED}`,
      [userId, text],
    );
    const nearestOf = await nearestDays(repeated, todays);
    return [
      ...events.map((found) => toResult(found, found.date)),
      ...nearestOf.map(([found, day]) => toResult(found, day)),
    ];
  }
}

/** What was found, on the clock of its calendar. */
function toResult(found: Found, day: CalendarDate): SearchResult {
  const { feedId, key, feedZone, familyId, familyName, familyZone, title, notes } = found;
  const zone = found.zone ?? feedZone;
  const { date, startTime } = shownIn({ ...found, date: day, zone }, familyZone);
  const id = feedEventId(feedId, key, day);
  return { id, feedId, familyId, familyName, title, date, startTime, notes };
}
