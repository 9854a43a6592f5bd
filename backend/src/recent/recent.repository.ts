import { Injectable } from '@nestjs/common';
import type { CalendarDate } from '@kinday/contracts/calendarDate';
import type { PutEdit, RecordEdit } from '@kinday/contracts/change';
import type { Role } from '@kinday/contracts/member';
import type { News } from '@kinday/contracts/news';
import { LIMITS } from '@kinday/contracts/product';
import {
  RECENT_PER_PAGE,
  type RecentAnswer,
  type RecentChange,
  type Whose,
} from '@kinday/contracts/recent';
import { nearestDay } from '@kinday/contracts/recurrence/nearestDay';
import { shownIn } from '@kinday/contracts/shownIn';
import { DataSource, In } from 'typeorm';
import { MembershipRepository } from '../access/membership.repository.js';
import { EventTable } from '../database/tables/EventTable.js';
import { OwnCategoryTable } from '../database/tables/OwnCategoryTable.js';
import { SeriesTable } from '../database/tables/SeriesTable.js';
import { ACTOR_JOINS, ACTOR_NAME } from '../sync/actorName.js';
import { completeLogged } from '../sync/completeLogged.js';
import { CHANGE_BYTES } from '../sync/familySql.js';
import type { Undoable } from '../sync/FamilyWrite.js';
import { canUndo, editedIds, type LoggedChange } from '../sync/undoableEdits.js';

interface RecentRow {
  revision: number;
  at: Date;
  actor_id: string;
  actor_name: string;
  news: News[];
  reader_role: Role;
  family_zone: string;
  /** Of an import: its changes that were not taken back. */
  imported: unknown[] | null;
  /** Of a change of the reader's own, if it is no import and not too long. */
  edits: RecordEdit[] | null;
  before: PutEdit<Undoable>[] | null;
}
/** A change that the reader may be able to undo, as it was logged. */
type UndoableRow = RecentRow & LoggedChange;

const isUndoableRow = (row: RecentRow): row is UndoableRow =>
  row.edits !== null && row.before !== null;

type StoredRow<Row> = Row & { isDeleted: boolean };
/** The records that some changes are about, as they are now, by id. */
interface NamedNow {
  events: ReadonlyMap<string, StoredRow<EventTable>>;
  series: ReadonlyMap<string, StoredRow<SeriesTable>>;
  ownCategories: ReadonlyMap<string, StoredRow<OwnCategoryTable>>;
}

/** The list behind the bell: what was done, by whom, and whether the reader can undo it. */
@Injectable()
export class RecentRepository {
  constructor(
    private readonly database: DataSource,
    private readonly memberships: MembershipRepository,
  ) {}

  /**
   * A page of what happened since the reader joined, the latest first; null when they are no member.
   * @param before the last revision already read
   */
  async page(
    userId: string,
    familyId: string,
    whose: Whose,
    before: number,
  ): Promise<RecentAnswer | null> {
    // A member without changes to read still answers one row, whose revision is null.
    const rows = await this.database.query<(RecentRow | { revision: null })[]>(
      `SELECT c.revision, c.at, c.actor_id, c.news, ${ACTOR_NAME} AS actor_name,
         me.role AS reader_role, f.zone AS family_zone, c.imported,
         CASE WHEN c.total <= $5 AND c.imported IS NULL THEN c.edits END AS edits,
         CASE WHEN c.total <= $5 AND c.imported IS NULL THEN c.before END AS before
       FROM members me JOIN families f ON f.id = me.family_id
       LEFT JOIN LATERAL (
         SELECT page.*, i.revisions AS imported,
           sum(CASE WHEN i.revisions IS NULL THEN ${CHANGE_BYTES} ELSE 0 END)
             OVER (ORDER BY page.revision DESC) AS total
         FROM (
           SELECT * FROM changes
           WHERE family_id = me.family_id AND revision >= me.joined_revision AND revision < $3
             AND (actor_id = $2) = $4 AND news <> '[]'
           ORDER BY revision DESC LIMIT ${RECENT_PER_PAGE + 1}) AS page
         LEFT JOIN imports i ON i.family_id = page.family_id AND i.revision = page.revision
       ) AS c ON true
       ${ACTOR_JOINS}
       WHERE me.family_id = $1 AND me.user_id = $2
       ORDER BY c.revision DESC`,
      [familyId, userId, before, whose === 'mine', whose === 'mine' ? LIMITS.undoableBytes : -1],
    );
    if (rows.length === 0) return null;
    const changes = rows.filter((row) => row.revision !== null);
    const { manager } = this.database;
    const shown = changes.slice(0, RECENT_PER_PAGE);
    const undoable = await completeLogged(manager, shown.filter(isUndoableRow));
    const memberIds = new Set(await this.memberships.userIds(manager, familyId));
    const now = await this.#recordsOf(familyId, shown, undoable);
    const byRevision = new Map(undoable.map((row) => [row.revision, row]));
    return {
      changes: shown.map((row) =>
        toRecent(row, canUndoRow(row, byRevision.get(row.revision), userId, now, memberIds), now),
      ),
      hasMore: changes.length > RECENT_PER_PAGE,
    };
  }

  /** The records that news tell of, and those that would be undone, as they are now. */
  async #recordsOf(
    familyId: string,
    shown: readonly RecentRow[],
    undoable: readonly UndoableRow[],
  ): Promise<NamedNow> {
    const told = shown.flatMap(({ news: [first] }) => first?.id ?? []);
    const idsIn = (collection: Undoable) =>
      In([...told, ...undoable.flatMap((change) => editedIds(change, collection))]);
    const { manager } = this.database;
    const [events, series, ownCategories] = await Promise.all([
      manager.findBy(EventTable, { familyId, id: idsIn('events') }),
      manager.findBy(SeriesTable, { familyId, id: idsIn('series') }),
      manager.findBy(OwnCategoryTable, { familyId, id: idsIn('ownCategories') }),
    ]);
    return {
      events: byId(events),
      series: byId(series),
      ownCategories: byId(ownCategories),
    };
  }

  /**
   * Moves forward how far a member has looked, never beyond the last revision and never back.
   * @returns the revision they have looked at now; null when they are no member
   */
  async markSeen(userId: string, familyId: string, revision: number): Promise<number | null> {
    const [rows] = await this.database.query<[{ seen: number }[], number]>(
      `UPDATE members m SET seen_revision = greatest(m.seen_revision, least($3, f.revision))
       FROM families f WHERE f.id = m.family_id AND m.family_id = $1 AND m.user_id = $2
       RETURNING m.seen_revision AS seen`,
      [familyId, userId, revision],
    );
    return rows[0]?.seen ?? null;
  }
}

/** Rows of a table by id, each saying whether it is deleted. */
function byId<Row extends { id: string; deletedAt: Date | null }>(rows: readonly Row[]) {
  const stored = rows.map((row) => Object.assign({ isDeleted: row.deletedAt !== null }, row));
  return new Map(stored.map((row) => [row.id, row]));
}

/** Whether the reader may take a change back; never one of others, or one that is too long to look at. */
function canUndoRow(
  { actor_id: actorId, imported, reader_role: role }: RecentRow,
  undoable: UndoableRow | undefined,
  readerId: string,
  now: NamedNow,
  memberIds: ReadonlySet<string>,
): boolean {
  if (imported) return actorId === readerId && imported.length > 0;
  return !!undoable && canUndo({ id: readerId, role }, undoable, now, memberIds);
}

function toRecent(row: RecentRow, isUndoable: boolean, now: NamedNow): RecentChange {
  return {
    revision: row.revision,
    at: row.at.toISOString(),
    actor: { id: row.actor_id, name: row.actor_name },
    news: row.news,
    eventDate: row.news[0] ? dateOf(row.news[0], now, row.family_zone) : null,
    canUndo: isUndoable,
  };
}

/** Where what some news tell of stands now: a series on its next day from the day that was told. */
function dateOf(
  { id, date }: News,
  { events, series }: NamedNow,
  familyZone: string,
): CalendarDate | null {
  const event = events.get(id);
  if (event && !event.isDeleted) return shownIn(event, familyZone).date;
  const repeated = series.get(id);
  if (!repeated || repeated.isDeleted) return null;
  const day = nearestDay(repeated, date ?? repeated.date);
  if (!day) return null;
  const { moreDays, isAllDay, startTime, endTime, zone } = repeated;
  const occurrence = { date: day, moreDays, isAllDay, startTime, endTime, zone };
  return shownIn(occurrence, familyZone).date;
}
