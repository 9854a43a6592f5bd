import { Injectable } from '@nestjs/common';
import { monthOf } from '@kinday/contracts/calendarDate';
import type { PutEdit } from '@kinday/contracts/change';
import type { Event } from '@kinday/contracts/event';
import type { News } from '@kinday/contracts/news';
import { DataSource } from 'typeorm';
import { BoundedMap } from '../common/BoundedMap.js';
import { queryPrepared } from '../database/prepared.js';
import type { Transaction } from '../database/Transaction.js';
import type { Statement } from '../database/Trip.js';
import type { FamilyWrite } from '../sync/FamilyWrite.js';
import {
  COUNT_EVENTS,
  COUNT_MONTH,
  DELETE_EVENTS,
  FIND_EVENT,
  FIND_EVENTS,
  FIND_FAMILY,
  headOf,
  contentValuesOf,
  INSERT_EVENT,
  INSERT_EVENTS,
  REQUIRE_ROOM_IN_MONTH,
  RESTORE_EVENTS,
  rowOf,
  toEvent,
  UPDATE_EVENT,
  UPDATE_EVENTS,
  type EventRow,
  type EventState,
} from './eventSql.js';

const put = (record: Event): PutEdit<'events'> => ({ collection: 'events', op: 'put', record });

/** Events whose family is remembered. */
const MOST_KNOWN = 10_000;

/** An event as it is stored, in the calendar or deleted. */
export interface FoundEvent {
  event: Event;
  isDeleted: boolean;
}
type FoundRow = EventRow & { is_deleted: boolean };

@Injectable()
export class EventRepository {
  /** User and event → its family, which it never changes: who has just written to it often does again. */
  readonly #families = new BoundedMap<string, string>(MOST_KNOWN);

  constructor(private readonly database: DataSource) {}

  /** The family of an event, deleted or not, if it is one of the user's or was a moment ago. */
  async familyOf(userId: string, id: string): Promise<string | null> {
    const known = this.#families.get(`${userId} ${id}`);
    if (known) return known;
    const values = [id, userId];
    const [row] = await queryPrepared<{ family_id: string }>(this.database, FIND_FAMILY, values);
    if (row) this.remember(userId, id, row.family_id);
    return row?.family_id ?? null;
  }

  /** Keeps the family of an event at hand for a user who is a member. */
  remember(userId: string, id: string, familyId: string): void {
    this.#families.set(`${userId} ${id}`, familyId);
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

  /** Some events of a family, inside its lock, deleted or not, by their ids; those that are gone are missing. */
  async findAll(
    transaction: Transaction,
    familyId: string,
    ids: readonly string[],
  ): Promise<Map<string, FoundEvent>> {
    const values = [ids, familyId];
    const rows = await transaction.query<FoundRow>(FIND_EVENTS, values);
    return new Map(rows.map((row) => [row.id, { event: toEvent(row), isDeleted: row.is_deleted }]));
  }

  /** How many events a day's month has, up to the most that any plan allows. */
  countMonth(transaction: Transaction, familyId: string, date: string): Promise<number> {
    return totalOf(transaction, COUNT_MONTH, [familyId, `${monthOf(date)}-01`]);
  }

  /** Makes a transaction fail where a day's month holds as many events as it may. */
  requireRoom(transaction: Transaction, familyId: string, date: string, most: number): void {
    transaction.write(REQUIRE_ROOM_IN_MONTH, [familyId, `${monthOf(date)}-01`, most]);
  }

  /** How many events a calendar holds. */
  count(transaction: Transaction, familyId: string): Promise<number> {
    return totalOf(transaction, COUNT_EVENTS, [familyId]);
  }

  /** Throws a unique violation of EVENT_ID, at the latest at the commit, when the id is taken. */
  insert(write: FamilyWrite, event: Event, news?: News | null): void {
    const { id, familyId, creatorId, version, createdAt, updatedAt } = event;
    const values = [id, familyId, creatorId, version, createdAt, updatedAt];
    write.transaction.write(INSERT_EVENT, [...values, ...contentValuesOf(event)]);
    write.record(put(event), null, news);
  }

  /** Inserts many at once, of which others are told in one word. */
  insertAll(write: FamilyWrite, events: readonly Event[]): void {
    if (events.length === 0) return;
    const rows = events.map((event) => ({ ...rowOf(event), ...headOf(event) }));
    write.transaction.write(INSERT_EVENTS, [JSON.stringify(rows)]);
    for (const event of events) write.record(put(event), null, null);
  }

  /** @param before the event as it was */
  update(write: FamilyWrite, event: Event, before: Event, news?: News | null): void {
    const { id, version, updatedAt } = event;
    write.transaction.write(UPDATE_EVENT, [id, version, updatedAt, ...contentValuesOf(event)]);
    write.record(put(event), put(before), news);
  }

  /** Updates many at once. @param updates each event with what it was */
  updateAll(
    write: FamilyWrite,
    updates: readonly (readonly [event: Event, before: Event])[],
    news?: News | null,
  ): void {
    if (updates.length === 0) return;
    const rows = updates.map(([event]) => rowOf(event));
    write.transaction.write(UPDATE_EVENTS, [JSON.stringify(rows)]);
    for (const [event, before] of updates) write.record(put(event), put(before), news);
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

  delete(write: FamilyWrite, events: readonly Event[], news?: News | null): void {
    if (events.length === 0) return;
    write.transaction.write(DELETE_EVENTS, [idsOf(events), new Date()]);
    for (const event of events) {
      write.record({ collection: 'events', op: 'remove', id: event.id }, put(event), news);
    }
  }

  /** @param events as they are from now on, each with its next version */
  restore(write: FamilyWrite, events: readonly Event[], news?: News | null): void {
    if (events.length === 0) return;
    const free = events.filter(({ seriesId }) => seriesId === null);
    write.transaction.write(RESTORE_EVENTS, [idsOf(events), write.at, idsOf(free)]);
    for (const event of events) write.record(put(event), null, news);
  }
}

async function totalOf(transaction: Transaction, count: Statement, values: unknown[]) {
  const [row] = await transaction.query<{ total: number }>(count, values);
  return row?.total ?? 0;
}

const idsOf = (events: readonly Event[]) => events.map(({ id }) => id);
