import { Injectable } from '@nestjs/common';
import { nearestDay } from '@kinday/contracts/recurrence/nearestDay';
import type { Repetition } from '@kinday/contracts/recurrence/repetition';
import { occurrenceId, type EntryDay } from '@kinday/contracts/series';
import { dayIn } from '@kinday/contracts/zonedTime';
import { DataSource } from 'typeorm';
import { noSuchEvent } from './refusals.js';

type SeriesRow = Repetition & { id: string; familyId: string; zone: string };

/** Finds what a link names, wherever it has been moved to since. */
@Injectable()
export class EntryDayRepository {
  constructor(private readonly database: DataSource) {}

  /**
   * The day on which an event begins; of an occurrence that was changed by itself the day of the event
   * that it became; of a series the occurrence next to the day that the name says, else to today. Throws 404
   * when it was deleted, or stands in no calendar of the user.
   * @param name the id of an event or a series, or an occurrence's
   */
  async find(userId: string, name: string): Promise<EntryDay> {
    const [id = '', day = null] = name.split(':');
    const found = (await this.#event(userId, id, day)) ?? (await this.#occurrence(userId, id, day));
    if (!found) throw noSuchEvent();
    return found;
  }

  async #event(userId: string, id: string, day: string | null): Promise<EntryDay | null> {
    const which = day === null ? 'e.id = $2' : 'e.series_id = $2 AND e.series_date = $3';
    const [row] = await this.database.query<EntryDay[]>(
      `SELECT e.id, e.family_id AS "familyId", e.date
       FROM events e JOIN members m ON m.family_id = e.family_id AND m.user_id = $1
       WHERE ${which} AND e.deleted_at IS NULL`,
      day === null ? [userId, id] : [userId, id, day],
    );
    return row ?? null;
  }

  async #occurrence(userId: string, id: string, day: string | null): Promise<EntryDay | null> {
    const [row] = await this.database.query<SeriesRow[]>(
      `SELECT s.id, s.family_id AS "familyId", s.date, f.zone,
         s.rrule, s.extra_days AS extra, s.except_days AS "except", s.last_day AS last
       FROM series s JOIN members m ON m.family_id = s.family_id AND m.user_id = $1
       JOIN families f ON f.id = s.family_id
       WHERE s.id = $2 AND s.deleted_at IS NULL`,
      [userId, id],
    );
    const date = row && nearestDay(row, day ?? dayIn(row.zone, new Date()));
    return row && date ? { id: occurrenceId(id, date), familyId: row.familyId, date } : null;
  }
}
