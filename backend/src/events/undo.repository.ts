import { Injectable } from '@nestjs/common';
import type { News } from '@kinday/contracts/news';
import { LIMITS } from '@kinday/contracts/product';
import type { RestoreSeriesInput } from '@kinday/contracts/seriesInput';
import { DataSource } from 'typeorm';
import { ACTOR_JOINS, ACTOR_NAME } from '../sync/actorName.js';
import { CHANGE_BYTES } from '../sync/familySql.js';
import { completeLogged } from '../sync/completeLogged.js';
import type { FamilyWrite } from '../sync/FamilyWrite.js';
import type { LoggedChange } from '../sync/undoableEdits.js';

/** The change of an event after another one. */
export interface LaterChange {
  actorId: string;
  /** Empty when nothing is known of them any more. */
  actorName: string;
  kind: News['kind'];
}

/** What undo reads of the change log; what it decides by, inside the family's lock. */
@Injectable()
export class UndoRepository {
  constructor(private readonly database: DataSource) {}

  /** The actor's own change of a revision; null when another member made it, or the log has deleted it. */
  async own(write: FamilyWrite, revision: number): Promise<LoggedChange | null> {
    const [row] = await write.manager.query<LoggedChange[]>(
      `SELECT edits, before FROM changes
       WHERE family_id = $1 AND revision = $2 AND actor_id = $3`,
      [write.family.id, revision, write.actorId],
    );
    const [change] = await completeLogged(write.manager, row ? [row] : []);
    return change ?? null;
  }

  /**
   * The revision of a member's first change after another one that deleted a series, or its days: that one
   * or those from it on; null when the log has none. Reads as many changes as a client may miss, at most.
   */
  async ownDeletion(
    userId: string,
    familyId: string,
    seriesId: string,
    { after, day }: RestoreSeriesInput,
  ): Promise<number | null> {
    const deleted = { kind: 'deleted', id: seriesId };
    const removed = { collection: 'series', op: 'remove', id: seriesId };
    const contained = [deleted, removed, { ...deleted, date: day ?? null }];
    const [row] = await this.database.query<{ revision: string }[]>(
      `SELECT revision FROM changes
       WHERE family_id = $1 AND actor_id = $3 AND revision > greatest($2,
           (SELECT revision FROM families WHERE id = $1) - ${LIMITS.missedChanges})
         AND news @> $4::jsonb AND (edits @> $5::jsonb OR news @> $6::jsonb)
       ORDER BY revision LIMIT 1`,
      [familyId, after, userId, ...contained.map((each) => JSON.stringify([each]))],
    );
    return row ? Number(row.revision) : null;
  }

  /** The actor's own changes after a revision that touched a record: the first ones, as many as 20 or 4 MB. */
  async ownLater(
    write: FamilyWrite,
    revision: number,
    id: string,
  ): Promise<(LoggedChange & { revision: number })[]> {
    const rows = await write.manager.query<(LoggedChange & { revision: number })[]>(
      `SELECT revision, edits, before FROM (
         SELECT revision, edits, before, sum(${CHANGE_BYTES}) OVER (ORDER BY revision) AS total
         FROM changes
         WHERE family_id = $1 AND revision > $2 AND actor_id = $3
           AND (edits @> $4::jsonb OR edits @> $5::jsonb)
         ORDER BY revision LIMIT 20) AS later
       WHERE total <= $6 ORDER BY revision`,
      [
        write.family.id,
        revision,
        write.actorId,
        JSON.stringify([{ id }]),
        JSON.stringify([{ record: { id } }]),
        LIMITS.missedBytes,
      ],
    );
    return completeLogged(write.manager, rows);
  }

  /** The last change that touched a record after a revision, told of or not; null when the log has none. */
  async later(write: FamilyWrite, revision: number, id: string): Promise<LaterChange | null> {
    const [row] = await write.manager.query<LaterChange[]>(
      `SELECT c.actor_id AS "actorId", ${ACTOR_NAME} AS "actorName", c.news->0->>'kind' AS kind
       FROM changes c ${ACTOR_JOINS}
       WHERE c.family_id = $1 AND c.revision > $2
         AND (c.news @> $3::jsonb OR c.edits @> $3::jsonb OR c.edits @> $4::jsonb)
       ORDER BY c.revision DESC LIMIT 1`,
      [write.family.id, revision, JSON.stringify([{ id }]), JSON.stringify([{ record: { id } }])],
    );
    return row ?? null;
  }
}
