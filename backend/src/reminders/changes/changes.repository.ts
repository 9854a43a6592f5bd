import { Injectable } from '@nestjs/common';
import type { PutEdit, RecordEdit } from '@kinday/contracts/change';
import type { News } from '@kinday/contracts/news';
import type { ReminderSettings } from '@kinday/contracts/reminders';
import { DataSource, type EntityManager } from 'typeorm';
import { ACTOR_JOINS, ACTOR_NAME } from '../../sync/actorName.js';
import { completeLogged } from '../../sync/completeLogged.js';
import type { Undoable } from '../../sync/FamilyWrite.js';
import { groupBy } from '../groupBy.js';

/** Changes of one calendar that are looked at in one transaction. */
const CHANGES_AT_ONCE = 100;

/** A member who wants to hear of changes by others. */
export interface Listener {
  familyId: string;
  userId: string;
  /** What was before is not theirs to hear. */
  joinedRevision: number;
  zone: string;
  quiet: ReminderSettings['quiet'];
}

export interface LoggedRow {
  familyId: string;
  revision: number;
  actorId: string;
  actorName: string;
  edits: RecordEdit[];
  before: PutEdit<Undoable>[];
  news: News[];
}

/** A record whose changes are asked for, from a revision on. */
interface LoggedRecord {
  familyId: string;
  revision: number;
  recordId: string;
}

/** How far the log of a calendar was looked at. */
export interface Unheard {
  familyId: string;
  zone: string;
  revision: number;
}

const LOGGED_COLUMNS = `c.family_id AS "familyId", c.revision, c.actor_id AS "actorId",
  ${ACTOR_NAME} AS "actorName", c.edits, c.before, c.news`;

/** NOT IN would read the list once for each family, when it is too long for PostgreSQL's memory. */
const isWanted = (familyId: string) => `EXISTS (SELECT FROM members m
  JOIN reminder_settings r ON r.user_id = m.user_id AND r.is_on AND r.changes IS NOT NULL
  WHERE m.family_id = ${familyId})`;

/** The log of calendars in which somebody wants to hear of changes, and how far it was looked at. */
@Injectable()
export class ReminderChangesRepository {
  constructor(private readonly database: DataSource) {}

  /** Begins where somebody wants to hear of changes from now on, and ends where nobody does any more. */
  async follow(): Promise<void> {
    await this.database.query(
      `DELETE FROM told_changes WHERE NOT ${isWanted('told_changes.family_id')}`,
    );
    await this.database.query(
      `INSERT INTO told_changes (family_id, revision)
       SELECT id, revision FROM families WHERE ${isWanted('families.id')}
         AND NOT EXISTS (SELECT FROM told_changes WHERE family_id = families.id)
       ON CONFLICT DO NOTHING`,
    );
  }

  /** The followed calendars that were changed since they were looked at. */
  unheard(): Promise<Unheard[]> {
    return this.database.query<Unheard[]>(
      `SELECT f.id AS "familyId", f.zone, t.revision FROM told_changes t
       JOIN families f ON f.id = t.family_id AND f.revision > t.revision`,
    );
  }

  /** The next changes of a calendar, in order. */
  async since(familyId: string, revision: number): Promise<LoggedRow[]> {
    const rows = await this.database.query<LoggedRow[]>(
      `SELECT ${LOGGED_COLUMNS} FROM changes c ${ACTOR_JOINS}
       WHERE c.family_id = $1 AND c.revision > $2 ORDER BY c.revision LIMIT ${CHANGES_AT_ONCE}`,
      [familyId, revision],
    );
    return completeLogged(this.database.manager, rows);
  }

  /** The changes of some records, of each from a revision on and in order: a list for each record asked for. */
  async about(asked: readonly LoggedRecord[]): Promise<LoggedRow[][]> {
    const rows = await this.database.query<(LoggedRow & { at: number })[]>(
      `SELECT asked.at::int, logged.* FROM unnest($1::uuid[], $2::bigint[], $3::jsonb[])
         WITH ORDINALITY AS asked (family_id, revision, named, at)
       CROSS JOIN LATERAL (SELECT ${LOGGED_COLUMNS} FROM changes c ${ACTOR_JOINS}
         WHERE c.family_id = asked.family_id AND c.revision >= asked.revision
           AND c.news @> asked.named
         ORDER BY c.revision LIMIT ${CHANGES_AT_ONCE}) AS logged
       ORDER BY asked.at, logged.revision`,
      [
        asked.map(({ familyId }) => familyId),
        asked.map(({ revision }) => revision),
        asked.map(({ recordId }) => JSON.stringify([{ id: recordId }])),
      ],
    );
    const found = groupBy(rows, ({ at }) => at);
    return asked.map((_, index) => found.get(index + 1) ?? []);
  }

  async listeners(familyIds: readonly string[]): Promise<ReadonlyMap<string, Listener[]>> {
    const rows = await this.database.query<Listener[]>(
      `SELECT m.family_id AS "familyId", m.user_id AS "userId", r.zone, r.quiet,
         m.joined_revision AS "joinedRevision"
       FROM members m JOIN reminder_settings r ON r.user_id = m.user_id
       WHERE m.family_id = ANY ($1) AND r.is_on AND r.changes IS NOT NULL`,
      [familyIds],
    );
    return groupBy(rows, ({ familyId }) => familyId);
  }

  /** Notes how far a log was looked at, together with the notices of it: both, or neither. */
  async hear(
    { familyId }: Unheard,
    revision: number,
    work: (manager: EntityManager) => Promise<void>,
  ): Promise<void> {
    await this.database.transaction(async (manager) => {
      await work(manager);
      await manager.query('UPDATE told_changes SET revision = $2 WHERE family_id = $1', [
        familyId,
        revision,
      ]);
    });
  }

  /** Which of some notices exist: 'waiting' before they are due, else 'gone'. */
  async states(
    ids: readonly string[],
    now: Date,
  ): Promise<ReadonlyMap<string, 'waiting' | 'gone'>> {
    const rows = await this.database.query<{ id: string; isWaiting: boolean }[]>(
      `SELECT id, outcome IS NULL AND due_at > $2 AS "isWaiting" FROM notices WHERE id = ANY ($1)`,
      [ids, now],
    );
    return new Map(rows.map(({ id, isWaiting }) => [id, isWaiting ? 'waiting' : 'gone']));
  }
}
