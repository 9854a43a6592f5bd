import { Injectable } from '@nestjs/common';
import type { CalendarDate } from '@kinday/contracts/calendarDate';
import { eventContentOf, type Event } from '@kinday/contracts/event';
import { eventFieldsOf } from '@kinday/contracts/eventFields';
import type { Member } from '@kinday/contracts/member';
import { canEditEvent } from '@kinday/contracts/policies';
import type { Series } from '@kinday/contracts/series';
import { MembershipRepository } from '../../access/membership.repository.js';
import type { FamilyWrite } from '../../sync/FamilyWrite.js';
import {
  exceptionsWithout,
  isAsLeft,
  isSeriesAsLeft,
  undoableEdits,
  type EditOf,
} from '../../sync/undoableEdits.js';
import { EventRepository } from '../event.repository.js';
import { SeriesRepository } from '../series/series.repository.js';
import { UndoRepository } from '../undo.repository.js';
import { ImportsRepository } from './imports.repository.js';
import { replacedIn } from './replacedIn.js';

interface UndoingEvent {
  edit: EditOf<'events'>;
  now: Event;
}
interface UndoingSeries {
  edit: EditOf<'series'>;
  now: Series;
  /** Days of occurrences that were changed one by one, and that the undo leaves as they are. */
  changedDays: readonly CalendarDate[];
}

/** What one change of an import did that can be taken back, and how much of it was changed since. */
export interface ImportedPiece {
  revision: number;
  events: UndoingEvent[];
  series: UndoingSeries[];
  /** What the import took away for records of this piece, each with the record that has its place. */
  replaced: { instead: string; record: Event | Series }[];
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
    const piece: ImportedPiece = { revision, events: [], series: [], replaced: [], stayed: 0 };
    const stays = (id: string) => {
      staying.add(id);
      piece.stayed += 1;
    };
    for (const edit of all) {
      if (!edit.left) continue;
      // What somebody deleted is gone already.
      if (edit.collection === 'series') {
        const found = series.get(edit.id);
        if (!found || found.isDeleted) continue;
        const { series: now } = found;
        const isFree = isSeriesAsLeft(edit, { ...now, isDeleted: false });
        if (isFree && canEditEvent(actor, now)) piece.series.push({ edit, now, changedDays: [] });
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
    await this.#findChangedDays(write, piece);
    const replaced = replacedIn(all);
    for (const { edit } of [...piece.events, ...piece.series]) {
      const id = replaced.get(edit.id) ?? '';
      const [event, repeated] = [events.get(id), series.get(id)];
      if (event?.isDeleted) piece.replaced.push({ instead: edit.id, record: event.event });
      if (repeated?.isDeleted) piece.replaced.push({ instead: edit.id, record: repeated.series });
    }
    return piece;
  }

  async #findChangedDays({ transaction }: FamilyWrite, piece: ImportedPiece): Promise<void> {
    const changed = piece.series.filter(({ edit }) => edit.was);
    const ids = changed.map(({ now }) => now.id);
    const days = await this.series.changedDays(transaction, ids);
    const going = piece.events.filter(({ edit }) => !edit.was).map(({ now }) => now);
    for (const series of changed) {
      const { id } = series.now;
      const gone = going.filter(({ seriesId }) => seriesId === id);
      series.changedDays = (days.get(id) ?? []).filter(
        (day) => !gone.some(({ seriesDate }) => seriesDate === day),
      );
    }
  }

  async takeBack(write: FamilyWrite, { events, series, replaced }: ImportedPiece): Promise<void> {
    const removed = events.filter(({ edit }) => !edit.was).map(({ now }) => now);
    this.events.delete(write, removed, null);
    const updates = events.flatMap(({ edit: { was }, now }) =>
      was ? [[{ ...now, ...eventContentOf(was), ...nextVersion(write, now) }, now] as const] : [],
    );
    this.events.updateAll(write, updates, null);
    for (const each of series) this.#takeBackSeries(write, each);
    this.#bringBack(write, replaced);
    const left = [
      ...removed.flatMap(({ seriesId }) => seriesId ?? []),
      ...series.flatMap(({ edit: { was, id } }) => (was ? id : [])),
    ];
    for (const id of new Set(left)) await this.series.deleteIfEmpty(write, id);
    const restored = [...events, ...series].filter(({ edit }) => edit.was);
    if (restored.length > 0) {
      this.imports.forgetDigests(
        write,
        restored.map(({ now }) => now.id),
      );
    }
  }

  #bringBack(write: FamilyWrite, replaced: ImportedPiece['replaced']): void {
    if (replaced.length === 0) return;
    for (const { record } of replaced) {
      const again = { ...record, ...nextVersion(write, record) };
      if ('rrule' in again) this.series.update(write, again, null, null);
      else this.events.restore(write, [again], null);
    }
    const back = replaced.map(({ instead, record }) => ({ instead, id: record.id }));
    this.imports.bringBack(write, back);
  }

  #takeBackSeries(write: FamilyWrite, { edit, now, changedDays }: UndoingSeries): void {
    const { was, left } = edit;
    if (!was || !left) {
      this.series.delete(write, now, null);
      return;
    }
    const { rrule, extra, last } = was;
    const days = [...exceptionsWithout(was, left, now), ...changedDays];
    const except = [...new Set(days)].sort();
    const content = { ...eventFieldsOf(was), rrule, extra, except, last };
    this.series.update(write, { ...now, ...content, ...nextVersion(write, now) }, now, null);
  }
}

function nextVersion({ at }: FamilyWrite, { version }: Event | Series) {
  return { version: version + 1, updatedAt: at.toISOString() };
}

/** How many records a piece takes back. */
export const sizeOf = ({ events, series }: ImportedPiece) => events.length + series.length;
