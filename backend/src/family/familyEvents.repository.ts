import { Injectable } from '@nestjs/common';
import type { MainCategory } from '@kinday/contracts/categories';
import { DataSource } from 'typeorm';
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
  version: number;
  created_at: Date;
  updated_at: Date;
}

@Injectable()
export class FamilyEventsRepository {
  constructor(private readonly database: DataSource) {}

  /** All events of a family in the order of its days; none for whoever is no member. */
  async all(userId: string, familyId: string): Promise<ExportedEvent[]> {
    const rows = await this.database.query<EventRow[]>(
      `SELECT e.id, e.title, e.date, e.start_time, e.end_time, e.main_category, e.sub_category,
         e.notes, e.version, e.created_at, e.updated_at
       FROM events e JOIN members m ON m.family_id = e.family_id AND m.user_id = $1
       WHERE e.family_id = $2 AND e.deleted_at IS NULL
       ORDER BY e.date, e.start_time NULLS FIRST, e.created_at, e.id`,
      [userId, familyId],
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
      version: row.version,
      createdAt: row.created_at.toISOString(),
      updatedAt: row.updated_at.toISOString(),
    }));
  }
}
