import { Injectable } from '@nestjs/common';
import type { PutEdit, RecordEdit } from '@kinday/contracts/change';
import type { News } from '@kinday/contracts/news';
import type { ReminderSettings } from '@kinday/contracts/reminders';
import { DataSource, type EntityManager } from 'typeorm';
import { ACTOR_JOINS, ACTOR_NAME } from '../../sync/actorName.js';
import { completeLogged } from '../../sync/completeLogged.js';
import type { Undoable } from '../../sync/FamilyWrite.js';
import { groupBy } from '../groupBy.js';

/** Changes of one calendar that are looked at in one transaction, */
const CHANGES_AT_ONCE = 100;
/** and edits in them, before and after: a change may have a thousand, with long notes each. */
const EDITS_AT_ONCE = 400;
/** Changes of one event that are told together; of more the first ones are. */
const CHANGES_TOLD = 100;
const CALENDARS_AT_ONCE = 200;
const BEFORE_ALL = '00000000-0000-0000-0000-000000000000';

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
  revision: number;
  actorId: string;
  edits: RecordEdit[];
  before: PutEdit<Undoable>[];
  news: News[];
}

/** What news of one record the log has: who made them, and what they say. */
export interface LoggedNews {
  actorId: string;
  actorName: string;
  news: News[];
  /** Whether the record is a series. */
  isOfSeries: boolean;
}

/** A record whose changes are asked for, from a revision on. */
interface LoggedRecord {
  familyId: string;
  revision: number;
  recordId: string;
}

/** A calendar whose log goes on behind what was looked at. */
export interface Unheard {
  familyId: string;
  zone: string;
  /** Up to which it was looked at. */
  revision: number;
  listeners: readonly Listener[];
}

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

  /** The followed calendars that were changed since they were looked at, read some at a time. */
  async *unheard(): AsyncGenerator<Unheard> {
    let last: string | undefined = BEFORE_ALL;
    while (last !== undefined) {
      const rows: Omit<Unheard, 'listeners'>[] = await this.database.query(
        `SELECT f.id AS "familyId", f.zone, t.revision FROM told_changes t
         JOIN families f ON f.id = t.family_id AND f.revision > t.revision
         WHERE t.family_id > $1 ORDER BY t.family_id LIMIT ${CALENDARS_AT_ONCE}`,
        [last],
      );
      const listeners = await this.#listeners(rows.map(({ familyId }) => familyId));
      for (const row of rows) yield { ...row, listeners: listeners.get(row.familyId) ?? [] };
      last = rows.length === CALENDARS_AT_ONCE ? rows.at(-1)?.familyId : undefined;
    }
  }

  /** The next changes of a calendar, in order and as they were logged: at least one, if there is one. */
  since(familyId: string, revision: number): Promise<LoggedRow[]> {
    return this.database.query<LoggedRow[]>(
      `WITH next AS (
         SELECT revision, edits, before FROM changes WHERE family_id = $1 AND revision > $2
         ORDER BY revision LIMIT ${CHANGES_AT_ONCE}),
       counted AS (
         SELECT revision, row_number() OVER by_revision AS position,
           sum(jsonb_array_length(edits) + jsonb_array_length(before)) OVER by_revision AS edits
         FROM next WINDOW by_revision AS (ORDER BY revision))
       SELECT c.revision, c.actor_id AS "actorId", c.edits, c.before, c.news FROM changes c
       WHERE c.family_id = $1 AND c.revision = ANY(ARRAY(
         SELECT revision FROM counted WHERE position = 1 OR edits <= ${EDITS_AT_ONCE}))
       ORDER BY c.revision`,
      [familyId, revision],
    );
  }

  /** Logged changes with the fields that came after the release that made them. */
  complete(rows: readonly LoggedRow[]): Promise<LoggedRow[]> {
    return completeLogged(this.database.manager, rows);
  }

  /** The news of some records, of each from a revision on and in order: a list for each record asked for. */
  async about(asked: readonly LoggedRecord[]): Promise<LoggedNews[][]> {
    const rows = await this.database.query<(LoggedNews & { at: number })[]>(
      `SELECT asked.at::int, logged.*,
         EXISTS (SELECT FROM series WHERE series.id = asked.id) AS "isOfSeries"
       FROM unnest($1::uuid[], $2::bigint[], $3::uuid[])
         WITH ORDINALITY AS asked (family_id, revision, id, at)
       CROSS JOIN LATERAL (
         SELECT c.revision, c.actor_id AS "actorId", ${ACTOR_NAME} AS "actorName", c.news
         FROM changes c ${ACTOR_JOINS}
         WHERE c.family_id = asked.family_id AND c.revision >= asked.revision
           AND c.news @> jsonb_build_array(jsonb_build_object('id', asked.id))
         ORDER BY c.revision LIMIT ${CHANGES_TOLD}) AS logged
       ORDER BY asked.at, logged.revision`,
      [
        asked.map(({ familyId }) => familyId),
        asked.map(({ revision }) => revision),
        asked.map(({ recordId }) => recordId),
      ],
    );
    const found = groupBy(rows, ({ at }) => at);
    return asked.map((_, index) => found.get(index + 1) ?? []);
  }

  async #listeners(familyIds: readonly string[]): Promise<ReadonlyMap<string, Listener[]>> {
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
    familyId: string,
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
