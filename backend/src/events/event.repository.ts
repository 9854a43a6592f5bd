import { Injectable } from '@nestjs/common';
import type { CalendarMonth, DateRange } from '@kinday/contracts/calendarDate';
import type { PutEdit } from '@kinday/contracts/change';
import type { Event } from '@kinday/contracts/event';
import { LIMITS, LOG_DAYS } from '@kinday/contracts/product';
import { DataSource } from 'typeorm';
import { Revised } from '../common/revised.js';
import { EventTable } from '../database/tables/EventTable.js';
import type { FamilyWrite } from '../sync/FamilyWrite.js';
import { EVENT_COLUMNS, EVENT_JOINS, EVENT_ORDER, toEvent, type EventRow } from './eventRows.js';

/** Whether an event is in the calendar, or deleted and still to be restored. */
export type EventState = 'there' | 'deleted';

const IN_STATE: Record<EventState, string> = {
  there: 'e.deleted_at IS NULL',
  deleted: `e.deleted_at > now() - interval '${LOG_DAYS} days'`,
};

const put = (record: Event): PutEdit<'events'> => ({ collection: 'events', op: 'put', record });

/** A row of a read of some days: an event, or the family's revision alone. */
type RangeRow = { revision: number } & (EventRow | { id: null });

function isEvent(row: RangeRow): row is { revision: number } & EventRow {
  return row.id !== null;
}

@Injectable()
export class EventRepository {
  constructor(private readonly database: DataSource) {}

  /** [S8] The events of some days, of one moment; null when the user is no member. */
  async list(userId: string, familyId: string, range: DateRange): Promise<Revised<Event[]> | null> {
    // A family without events in the range still answers one row, whose event is null.
    const rows = await this.database.query<RangeRow[]>(
      `SELECT fam.revision, ${EVENT_COLUMNS}
       FROM families fam JOIN members me ON me.family_id = fam.id AND me.user_id = $2
       LEFT JOIN events e ON e.family_id = fam.id AND e.deleted_at IS NULL
         AND e.date >= $3 AND e.date < $4
       ${EVENT_JOINS} WHERE fam.id = $1 ORDER BY ${EVENT_ORDER}`,
      [familyId, userId, range.from, range.to],
    );
    const [first] = rows;
    if (!first) return null;
    const events = rows.filter(isEvent).map(toEvent);
    return new Revised(first.revision, events);
  }

  /** The family of an event, deleted or not, if it is one of the user's. */
  async familyOf(userId: string, id: string): Promise<string | null> {
    const [row] = await this.database.query<{ family_id: string }[]>(
      `SELECT e.family_id FROM events e
       JOIN members m ON m.family_id = e.family_id AND m.user_id = $2 WHERE e.id = $1`,
      [id, userId],
    );
    return row?.family_id ?? null;
  }

  async find(write: FamilyWrite, id: string, state: EventState): Promise<Event | null> {
    const [row] = await write.manager.query<EventRow[]>(
      `SELECT ${EVENT_COLUMNS} FROM events e ${EVENT_JOINS}
       WHERE e.id = $1 AND e.family_id = $2 AND ${IN_STATE[state]}`,
      [id, write.family.id],
    );
    return row ? toEvent(row) : null;
  }

  /**
   * How many events a month has, and whether the calendar has more than it may hold. Reads the index
   * of days alone, and that only up to the limit.
   */
  async count(
    write: FamilyWrite,
    month: CalendarMonth,
  ): Promise<{ inMonth: number; isOverfull: boolean }> {
    const [row] = await write.manager.query<{ in_month: number; is_overfull: boolean }[]>(
      `SELECT
         (SELECT count(*) FROM events
          WHERE family_id = $1 AND date >= $2 AND date < $2::date + interval '1 month'
            AND deleted_at IS NULL) AS in_month,
         EXISTS (SELECT FROM events WHERE family_id = $1 AND deleted_at IS NULL
                 OFFSET ${LIMITS.eventsPerCalendar}) AS is_overfull`,
      [write.family.id, `${month}-01`],
    );
    return { inMonth: row?.in_month ?? 0, isOverfull: row?.is_overfull ?? false };
  }

  /** @returns false, and nothing is written, when an event with this id exists anywhere */
  async insert(write: FamilyWrite, event: Event): Promise<boolean> {
    const { creator: _creator, createdAt, updatedAt, ...fields } = event;
    const inserted = await write.manager
      .createQueryBuilder()
      .insert()
      .into(EventTable)
      .values({ ...fields, createdAt: new Date(createdAt), updatedAt: new Date(updatedAt) })
      .orIgnore()
      .returning('id')
      .execute();
    const isNew = (inserted.raw as unknown[]).length > 0;
    if (isNew) write.record(put(event), null);
    return isNew;
  }

  /** @param before the event as it was */
  async update(write: FamilyWrite, event: Event, before: Event): Promise<void> {
    const { id, creator: _creator, createdAt: _createdAt, updatedAt, ...fields } = event;
    await write.manager.update(EventTable, { id }, { ...fields, updatedAt: new Date(updatedAt) });
    write.record(put(event), put(before));
  }

  /** The last revision that changed an event; 0 when that is older than the log. */
  async lastRevision(write: FamilyWrite, id: string): Promise<number> {
    const [row] = await write.manager.query<{ revision: number }[]>(
      `SELECT revision FROM changes WHERE family_id = $1 AND news @> $2::jsonb
       ORDER BY revision DESC LIMIT 1`,
      [write.family.id, JSON.stringify([{ id }])],
    );
    return row?.revision ?? 0;
  }

  async delete(write: FamilyWrite, event: Event): Promise<void> {
    const { id } = event;
    await write.manager.update(EventTable, { id }, { deletedAt: new Date() });
    write.record({ collection: 'events', op: 'remove', id }, put(event));
  }

  async restore(write: FamilyWrite, event: Event): Promise<void> {
    const { id, version, updatedAt } = event;
    const fields = { version, updatedAt: new Date(updatedAt), deletedAt: null };
    await write.manager.update(EventTable, { id }, fields);
    write.record(put(event), null);
  }
}
