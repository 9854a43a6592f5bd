import { Injectable } from '@nestjs/common';
import type { SearchResult } from '@kinday/contracts/event';
import { DataSource } from 'typeorm';

const MOST_RESULTS = 50;

interface SearchRow {
  id: string;
  family_id: string;
  family_name: string;
  title: string;
  date: string;
  start_time: string | null;
  notes: string | null;
}

/** Escaped last of all: searchable makes a plain percent sign of a wide one. */
const LITERAL = String.raw`regexp_replace(searchable($2), '([%_\\])', '\\\1', 'g')`;

/**
 * The events of one calendar before or from today on, the nearest first. A word that many events have
 * is found on the nearest days by the index of days, and a rare one by its trigrams.
 */
const nearest = (when: string, order: string) => `
  (SELECT e.* FROM events e
   WHERE e.family_id = m.family_id AND e.deleted_at IS NULL AND e.date ${when}
     AND e.search_text LIKE '%' || ${LITERAL} || '%'
   ORDER BY ${order}, e.start_time NULLS FIRST, e.id LIMIT ${MOST_RESULTS})`;

@Injectable()
export class SearchRepository {
  constructor(private readonly database: DataSource) {}

  /**
   * Events of all calendars of a user that contain a text, nearest to today first. The migration
   * SearchText says which of their fields are searched.
   */
  async search(userId: string, text: string): Promise<SearchResult[]> {
    const rows = await this.database.query<SearchRow[]>(
      `SELECT e.id, e.family_id, f.name AS family_name, e.title, e.date, e.start_time, e.notes
       FROM members m
       JOIN families f ON f.id = m.family_id
       CROSS JOIN LATERAL (
         ${nearest('>= current_date', 'e.date')} UNION ALL
         ${nearest('< current_date', 'e.date DESC')}) AS e
       WHERE m.user_id = $1
       ORDER BY abs(e.date - current_date), e.date, e.start_time NULLS FIRST, e.id
       LIMIT ${MOST_RESULTS}`,
      [userId, text],
    );
    return rows.map(({ family_id, family_name, start_time, ...row }) => ({
      ...row,
      familyId: family_id,
      familyName: family_name,
      startTime: start_time,
    }));
  }
}
