import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { Statement } from '../../database/Trip.js';
import { queryPrepared } from '../../database/prepared.js';
import type { FamilyWrite } from '../../sync/FamilyWrite.js';

/** An import by the file that is taken in. */
export interface ImportRun {
  /** SHA-256 of the file. */
  file: string;
  /** Rows that came by it. */
  count: number;
}

const OPEN = 'family_id = $1 AND actor_id = $2 AND file = $3 AND NOT is_told';
const FIND_OPEN: Statement = {
  name: 'find_open_import',
  text: `SELECT count FROM imports WHERE ${OPEN}`,
};
const NOTE_PIECE: Statement = {
  name: 'note_import_piece',
  text: `WITH known AS (
      UPDATE imports SET revision = $4, revisions = revisions || $4::bigint, count = count + $5,
        is_told = $6, at = $7 WHERE ${OPEN} RETURNING 1)
    INSERT INTO imports (family_id, revision, revisions, actor_id, file, count, is_told, at)
    SELECT $1, $4, ARRAY[$4::bigint], $2, $3, $5, $6, $7 WHERE NOT EXISTS (SELECT FROM known)`,
};
const FIND_MADE: Statement = {
  name: 'find_made_import',
  text: `SELECT revision, i.revisions, coalesce(c.news->0->>'name', '') AS name
    FROM imports i LEFT JOIN changes c USING (family_id, revision)
    WHERE family_id = $1 AND revision = $2 AND i.actor_id = $3`,
};
const TAKE_BACK: Statement = {
  name: 'take_import_back',
  text: `UPDATE imports SET revisions = $3 WHERE family_id = $1 AND revision = $2`,
};

/** What took an import back is taken back by the file alone: its changes are many as well. */
const NOTE_UNDO: Statement = {
  name: 'note_import_undo',
  text: `INSERT INTO imports (family_id, revision, revisions, actor_id, file, count, is_told, at)
    VALUES ($1, $2, '{}', $3, '', 0, true, $4)`,
};

/** An import that was told. */
export interface MadeImport {
  /** The one that told of it. */
  revision: number;
  /** What the file calls its calendar. */
  name: string;
  /** Its changes that were not taken back. */
  revisions: number[];
}

/** Which changes belong to one import. */
@Injectable()
export class ImportRunsRepository {
  constructor(private readonly database: DataSource) {}

  /** How many rows came before, by an import of the same file that was broken off. */
  async countBefore({ transaction, family, actorId }: FamilyWrite, file: string): Promise<number> {
    const [row] = await transaction.query<{ count: number }>(FIND_OPEN, [family.id, actorId, file]);
    return row?.count ?? 0;
  }

  /** Adds a change to an import. @param isLast whether people are told of it by this change */
  note(write: FamilyWrite, { file, count }: ImportRun, isLast: boolean): void {
    const { transaction, family, actorId, at } = write;
    const values = [family.id, actorId, file, family.revision, count, isLast, at];
    transaction.write(NOTE_PIECE, values);
  }

  /** The actor's own import that a revision tells of; null where it tells of something else. */
  async made(familyId: string, revision: number, actorId: string): Promise<MadeImport | null> {
    const values = [familyId, revision, actorId];
    const [row] = await queryPrepared<MadeImport>(this.database, FIND_MADE, values);
    return row ? { ...row, revisions: row.revisions.map(Number) } : null;
  }

  /** Notes which changes of an import are left, once others were taken back. */
  keep(write: FamilyWrite, made: MadeImport, left: readonly number[]): void {
    const { transaction, family, actorId, at } = write;
    transaction.write(TAKE_BACK, [family.id, made.revision, left]);
    // What makes no revision has none to be known by.
    if (left.length > 0 || write.edits.length === 0) return;
    transaction.write(NOTE_UNDO, [family.id, family.revision, actorId, at]);
  }
}
