import { Injectable } from '@nestjs/common';
import type { Member } from '@kinday/contracts/member';
import type { Undone } from '@kinday/contracts/recent';
import { conflict } from '../../common/problem.js';
import type { Revised } from '../../common/revised.js';
import type { FamilyWrite } from '../../sync/FamilyWrite.js';
import { FamilyWriter } from '../../sync/FamilyWriter.js';
import { ImportedPieces, sizeOf, type ImportedPiece } from './ImportedPieces.js';
import { ImportRunsRepository, type MadeImport } from './importRuns.repository.js';
import * as messages from './messages.js';

/**
 * Takes an import back, one of its changes after the other. What was changed since stays; when it is broken
 * off, undoing again goes on with it.
 */
@Injectable()
export class ImportUndo {
  constructor(
    private readonly pieces: ImportedPieces,
    private readonly runs: ImportRunsRepository,
    private readonly writer: FamilyWriter,
  ) {}

  /** The user's own import that a revision tells of; null where it tells of something else. */
  made(familyId: string, revision: number, userId: string): Promise<MadeImport | null> {
    return this.runs.made(familyId, revision, userId);
  }

  /** Throws 409 when everything was changed since. */
  async undo(userId: string, familyId: string, made: MadeImport): Promise<Revised<Undone>> {
    const locked = <T>(work: (write: FamilyWrite, actor: Member) => Promise<T>) =>
      this.writer.write(familyId, userId, work);
    const staying = new Set<string>();
    const found: ImportedPiece[] = [];
    // Series stand in the first changes: days on which they were changed stay with them.
    for (const revision of made.revisions) {
      const { body } = await locked((write, actor) =>
        this.pieces.find(write, actor, revision, staying),
      );
      found.push(body);
    }
    const stayed = found.reduce((sum, piece) => sum + piece.stayed, 0);
    const pieces = found.filter((piece) => sizeOf(piece) > 0).reverse();
    if (pieces.length === 0) throw conflict('event_changed', messages.allChangedSince);
    let gone = 0;
    let last: Revised<void> | undefined;
    for (const [at, { revision }] of pieces.entries()) {
      const left = pieces.slice(at + 1).map((piece) => piece.revision);
      last = await locked(async (write, actor) => {
        const piece = await this.pieces.find(write, actor, revision, staying);
        await this.pieces.takeBack(write, piece);
        this.runs.keep(write, made, left.toReversed());
        gone += sizeOf(piece);
        if (left.length === 0) tell(write, made, gone);
      });
    }
    // Another undo of it, under way at the same time, was faster.
    if (gone === 0) throw conflict('event_changed', messages.allChangedSince);
    const message = stayed === 0 ? messages.undone(gone) : messages.undoneExcept(gone, stayed);
    return last!.map(() => ({ success: true, message }));
  }
}

/** One word of news for all that went. */
function tell(write: FamilyWrite, { name }: MadeImport, count: number): void {
  const [first] = write.edits;
  if (!first) return;
  const id = first.op === 'remove' ? first.id : first.record.id;
  write.news.push({ kind: 'deleted', id, name, date: null, of: 'import', version: null, count });
}
