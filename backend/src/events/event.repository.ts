import { Injectable } from '@nestjs/common';
import { monthOf, type DateRange } from '@kinday/contracts/calendarDate';
import type { PutEdit } from '@kinday/contracts/change';
import type { Event } from '@kinday/contracts/event';
import { LIMITS, LOG_DAYS } from '@kinday/contracts/product';
import { DataSource } from 'typeorm';
import { Revised } from '../common/revised.js';
import { poolOf, queryPrepared, type Statement } from '../database/prepared.js';
import type { Transaction } from '../database/Transaction.js';
import type { FamilyWrite } from '../sync/FamilyWrite.js';
import {
  EVENT_COLUMNS,
  EVENT_JOINS,
  EVENT_ORDER,
  FIELD_COLUMNS,
  fieldValuesOf,
  toEvent,
  type EventRow,
} from './eventRows.js';

/** Whether an event is in the calendar, or deleted and still to be restored. */
export type EventState = 'there' | 'deleted';

const IN_STATE: Record<EventState, string> = {
  there: 'e.deleted_at IS NULL',
  deleted: `e.deleted_at > now() - interval '${LOG_DAYS} days'`,
};

/** How full a calendar is. */
export interface EventCount {
  inMonth: number;
  isFull: boolean;
}

/** The constraint that makes an event's id unique among all families. */
export const EVENT_ID = 'events_pkey';

const FIND_FAMILY: Statement = {
  name: 'find_family_of_event',
  text: `SELECT e.family_id FROM events e
    JOIN members m ON m.family_id = e.family_id AND m.user_id = $2 WHERE e.id = $1`,
};

const findEvent = (state: EventState): Statement => ({
  name: `find_event_${state}`,
  text: `SELECT ${EVENT_COLUMNS} FROM events e ${EVENT_JOINS}
    WHERE e.id = $1 AND e.family_id = $2 AND ${IN_STATE[state]}`,
});
const FIND_EVENT = { there: findEvent('there'), deleted: findEvent('deleted') };

/** Reads the index of days alone, and that only up to the limit. */
const COUNT_EVENTS: Statement = {
  name: 'count_events',
  text: `SELECT
      (SELECT count(*) FROM events
       WHERE family_id = $1 AND date >= $2 AND date < $2::date + interval '1 month'
         AND deleted_at IS NULL) AS "inMonth",
      EXISTS (SELECT FROM events WHERE family_id = $1 AND deleted_at IS NULL
              OFFSET ${LIMITS.eventsPerCalendar - 1}) AS "isFull"`,
};

/** `$4, $5` and so on, for each field of an event. */
const fieldParameters = (first: number) =>
  FIELD_COLUMNS.map((_, at) => `$${first + at}`).join(', ');

const INSERT_EVENT: Statement = {
  name: 'insert_event',
  text: `INSERT INTO events
      (id, family_id, creator_id, version, created_at, updated_at, ${FIELD_COLUMNS.join(', ')})
    VALUES ($1, $2, $3, $4, $5, $6, ${fieldParameters(7)})`,
};
const UPDATE_EVENT: Statement = {
  name: 'update_event',
  text: `UPDATE events SET version = $2, updated_at = $3,
      (${FIELD_COLUMNS.join(', ')}) = ROW (${fieldParameters(4)}) WHERE id = $1`,
};
const DELETE_EVENT: Statement = {
  name: 'delete_event',
  text: 'UPDATE events SET deleted_at = $2 WHERE id = $1',
};
const RESTORE_EVENT: Statement = {
  name: 'restore_event',
  text: 'UPDATE events SET version = $2, updated_at = $3, deleted_at = NULL WHERE id = $1',
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
    const pool = poolOf(this.database);
    const [row] = await queryPrepared<{ family_id: string }>(pool, FIND_FAMILY, [id, userId]);
    return row?.family_id ?? null;
  }

  /** An event of a family, inside its lock; null when there is none in that state. */
  async find(
    transaction: Transaction,
    familyId: string,
    id: string,
    state: EventState,
  ): Promise<Event | null> {
    const [row] = await transaction.query<EventRow>(FIND_EVENT[state], [id, familyId]);
    return row ? toEvent(row) : null;
  }

  /** How many events a day's month has, and whether the calendar has as many as it may hold. */
  async count(transaction: Transaction, familyId: string, date: string): Promise<EventCount> {
    const [row] = await transaction.query<EventCount>(COUNT_EVENTS, [
      familyId,
      `${monthOf(date)}-01`,
    ]);
    return row ?? { inMonth: 0, isFull: false };
  }

  /** Throws a unique violation of EVENT_ID, at the latest at the commit, when the id is taken. */
  insert(write: FamilyWrite, event: Event): void {
    const { id, familyId, creatorId, version, createdAt, updatedAt } = event;
    const values = [id, familyId, creatorId, version, createdAt, updatedAt];
    write.transaction.write(INSERT_EVENT, [...values, ...fieldValuesOf(event)]);
    write.record(put(event), null);
  }

  /** @param before the event as it was */
  update(write: FamilyWrite, event: Event, before: Event): void {
    const { id, version, updatedAt } = event;
    write.transaction.write(UPDATE_EVENT, [id, version, updatedAt, ...fieldValuesOf(event)]);
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

  delete(write: FamilyWrite, event: Event): void {
    const { id } = event;
    write.transaction.write(DELETE_EVENT, [id, new Date()]);
    write.record({ collection: 'events', op: 'remove', id }, put(event));
  }

  restore(write: FamilyWrite, event: Event): void {
    const { id, version, updatedAt } = event;
    write.transaction.write(RESTORE_EVENT, [id, version, updatedAt]);
    write.record(put(event), null);
  }
}
