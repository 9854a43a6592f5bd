import { Injectable } from '@nestjs/common';
import { eventContentOf, type Event } from '@kinday/contracts/event';
import { eventFieldsOf } from '@kinday/contracts/eventFields';
import type { Member } from '@kinday/contracts/member';
import { canEditEvent } from '@kinday/contracts/policies';
import type { Series } from '@kinday/contracts/series';
import { MembershipRepository } from '../../access/membership.repository.js';
import type { FamilyWrite } from '../../sync/FamilyWrite.js';
import { isAsLeft, isSeriesAsLeft, undoableEdits, type EditOf } from '../../sync/undoableEdits.js';
import { EventRepository } from '../event.repository.js';
import { SeriesRepository } from '../series/series.repository.js';
import { UndoRepository } from '../undo.repository.js';
import { ImportsRepository } from './imports.repository.js';

interface UndoingEvent {
  edit: EditOf<'events'>;
  now: Event;
}
interface UndoingSeries {
  edit: EditOf<'series'>;
  now: Series;
}

/** What one change of an import did that can be taken back, and how much of it was changed since. */
export interface ImportedPiece {
  revision: number;
  events: UndoingEvent[];
  series: UndoingSeries[];
  stayed: number;
}

/** Single changes of an import, inside the family's lock. */
@Injectable()
export class ImportedPieces {
  constructor(
    private readonly events: EventRepository,
    private readonly series: SeriesRepository,
    private readonly imports: ImportsRepository,
    private readonly log: UndoRepository,
    private readonly memberships: MembershipRepository,
  ) {}

  /** @param staying series that stay, with those that are found to */
  async find(
    write: FamilyWrite,
    actor: Member,
    revision: number,
    staying: Set<string>,
  ): Promise<ImportedPiece> {
    const { transaction, family } = write;
    const change = await this.log.own(write, revision);
    const memberIds = new Set(await this.memberships.userIds(write.manager, family.id));
    const all = change ? undoableEdits(change, memberIds) : [];
    const ids = all.map(({ id }) => id);
    const [events, series] = await Promise.all([
      this.events.findAll(transaction, family.id, ids),
      this.series.findAll(transaction, family.id, ids),
    ]);
    const piece: ImportedPiece = { revision, events: [], series: [], stayed: 0 };
    const stays = (id: string) => {
      staying.add(id);
      piece.stayed += 1;
    };
    for (const edit of all) {
      // What somebody deleted is gone already.
      if (edit.collection === 'series') {
        const found = series.get(edit.id);
        if (!found || found.isDeleted) continue;
        const { series: now } = found;
        const isFree = isSeriesAsLeft(edit, { ...now, isDeleted: false });
        if (isFree && canEditEvent(actor, now)) piece.series.push({ edit, now });
        else stays(edit.id);
      } else if (edit.collection === 'events') {
        const found = events.get(edit.id);
        if (!found || found.isDeleted) continue;
        const { event: now } = found;
        const isFree =
          isAsLeft(edit, { ...now, isDeleted: false }) && !staying.has(now.seriesId ?? '');
        if (isFree && canEditEvent(actor, now)) piece.events.push({ edit, now });
        else stays(edit.id);
      }
    }
    return piece;
  }

  takeBack(write: FamilyWrite, { events, series }: ImportedPiece): void {
    const removed = events.filter(({ edit }) => !edit.was).map(({ now }) => now);
    this.events.delete(write, removed, null);
    const updates = events.flatMap(({ edit: { was }, now }) =>
      was ? [[{ ...now, ...eventContentOf(was), ...nextVersion(write, now) }, now] as const] : [],
    );
    this.events.updateAll(write, updates, null);
    for (const { edit, now } of series) this.#takeBackSeries(write, edit, now);
    const restored = [...events, ...series].filter(({ edit }) => edit.was);
    if (restored.length > 0) {
      this.imports.forgetDigests(
        write,
        restored.map(({ now }) => now.id),
      );
    }
  }

  #takeBackSeries(write: FamilyWrite, { was }: EditOf<'series'>, now: Series): void {
    if (!was) {
      this.series.delete(write, now, null);
      return;
    }
    const { rrule, extra, except, last } = was;
    const content = { ...eventFieldsOf(was), rrule, extra, except, last };
    this.series.update(write, { ...now, ...content, ...nextVersion(write, now) }, now, null);
  }
}

function nextVersion({ at }: FamilyWrite, { version }: Event | Series) {
  return { version: version + 1, updatedAt: at.toISOString() };
}

/** How many records a piece takes back. */
export const sizeOf = ({ events, series }: ImportedPiece) => events.length + series.length;
