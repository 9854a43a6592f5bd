import { Injectable } from '@nestjs/common';
import type { MainCategory } from '@kinday/contracts/categories';
import { DataSource } from 'typeorm';
import { RECORDS_PER_PIECE } from '../access/limits/Exports.js';
import type { ExportedEvent } from './calendarFile.js';

interface EventRow {
  id: string;
  title: string;
  date: string;
  start_time: string | null;
  end_time: string | null;
  main_category: MainCategory;
  sub_category: string;
  notes: string | null;
  location: string | null;
  more_days: number;
  version: number;
  created_at: Date;
  updated_at: Date;
}

const ORDER = 'e.date, e.start_time NULLS FIRST, e.created_at, e.id';

@Injectable()
export class FamilyEventsRepository {
  constructor(private readonly database: DataSource) {}

  /**
   * All events of a family in the order of its days, some at a time; none for a user who is no member,
   * or ceases to be one meanwhile. What is deleted or added meanwhile may be missing.
   */
  async *pages(userId: string, familyId: string): AsyncGenerator<ExportedEvent[]> {
    const rows = await this.database.query<{ id: string }[]>(
      `SELECT e.id FROM events e JOIN members m ON m.family_id = e.family_id AND m.user_id = $1
       WHERE e.family_id = $2 AND e.deleted_at IS NULL ORDER BY ${ORDER}`,
      [userId, familyId],
    );
    const ids = rows.map(({ id }) => id);
    for (let at = 0; at < ids.length; at += RECORDS_PER_PIECE) {
      yield await this.#read(userId, familyId, ids.slice(at, at + RECORDS_PER_PIECE));
    }
  }

  async #read(userId: string, familyId: string, ids: string[]): Promise<ExportedEvent[]> {
    const rows = await this.database.query<EventRow[]>(
      `SELECT e.id, e.title, e.date, e.start_time, e.end_time, e.main_category, e.sub_category,
         e.notes, e.location, e.more_days, e.version, e.created_at, e.updated_at
       FROM events e JOIN members m ON m.family_id = e.family_id AND m.user_id = $1
       WHERE e.family_id = $2 AND e.deleted_at IS NULL AND e.id = ANY($3) ORDER BY ${ORDER}`,
      [userId, familyId, ids],
    );
    return rows.map((row) => ({
      id: row.id,
      title: row.title,
      date: row.date,
      startTime: row.start_time,
      endTime: row.end_time,
      mainCategory: row.main_category,
      subCategory: row.sub_category,
      notes: row.notes,
      location: row.location,
      moreDays: row.more_days,
      version: row.version,
      createdAt: row.created_at.toISOString(),
      updatedAt: row.updated_at.toISOString(),
    }));
  }
}
