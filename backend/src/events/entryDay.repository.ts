import { Injectable } from '@nestjs/common';
import { nearestDay } from '@kinday/contracts/recurrence/nearestDay';
import type { CalendarDate } from '@kinday/contracts/calendarDate';
import type { Repetition } from '@kinday/contracts/recurrence/repetition';
import { occurrenceId, type EntryDay } from '@kinday/contracts/series';
import { shownIn } from '@kinday/contracts/shownIn';
import { dayIn } from '@kinday/contracts/zonedTime';
import { DataSource } from 'typeorm';
import { stretchColumns, type Stretch } from '../access/stretchColumns.js';
import { noSuchEvent } from './refusals.js';

type Row = Stretch & { id: string; familyId: string; familyZone: string };
type SeriesRow = Row & Repetition;

/** When something is; of `events e`, or of the first occurrence of `series s`; needs `families f`. */
const columnsOf = (of: 'e' | 's') => `${of}.id, ${of}.family_id AS "familyId",
  f.zone AS "familyZone", ${stretchColumns(of)}`;

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
    const [row] = await this.database.query<Row[]>(
      `SELECT ${columnsOf('e')}
       FROM events e JOIN members m ON m.family_id = e.family_id AND m.user_id = $1
       JOIN families f ON f.id = e.family_id
       WHERE ${which} AND e.deleted_at IS NULL`,
      day === null ? [userId, id] : [userId, id, day],
    );
    return row ? entryDay(row, row.id, row.date) : null;
  }

  async #occurrence(userId: string, id: string, day: string | null): Promise<EntryDay | null> {
    const [row] = await this.database.query<SeriesRow[]>(
      `SELECT ${columnsOf('s')},
         s.rrule, s.extra_days AS extra, s.except_days AS "except", s.last_day AS last
       FROM series s JOIN members m ON m.family_id = s.family_id AND m.user_id = $1
       JOIN families f ON f.id = s.family_id
       WHERE s.id = $2 AND s.deleted_at IS NULL`,
      [userId, id],
    );
    const date = row && nearestDay(row, day ?? dayIn(row.zone ?? row.familyZone, new Date()));
    return row && date ? entryDay(row, occurrenceId(id, date), date) : null;
  }
}

/** @param date the day on which it begins, as it is told */
function entryDay(row: Row, id: string, date: CalendarDate): EntryDay {
  const { familyId, familyZone } = row;
  return { id, familyId, date: shownIn({ ...row, date }, familyZone).date };
}
