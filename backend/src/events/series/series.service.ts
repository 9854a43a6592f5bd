import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { CalendarDate } from '@kinday/contracts/calendarDate';
import type { TypedOccurrence } from '@kinday/contracts/changedOccurrences';
import type { Event } from '@kinday/contracts/event';
import { eventFieldsOf } from '@kinday/contracts/eventFields';
import type { News } from '@kinday/contracts/news';
import {
  haveSameSeriesContent,
  type Series,
  type SeriesAnswer,
  type SeriesFields,
} from '@kinday/contracts/series';
import { endSeries } from '@kinday/contracts/repeatEdits';
import { editSeries, splitSeries } from '@kinday/contracts/seriesEdits';
import {
  newSeries,
  type CreateSeriesInput,
  type DeleteSeriesInput,
  type SplitSeriesInput,
  type TypedInput,
  type UpdateSeriesInput,
} from '@kinday/contracts/seriesInput';
import type { Success } from '@kinday/contracts/user';
import { MembershipRepository } from '../../access/membership.repository.js';
import type { Revised } from '../../common/revised.js';
import { EntryReferences } from '../EntryReferences.js';
import { idTaken, requireVersion } from '../refusals.js';
import type { FamilyWrite } from '../../sync/FamilyWrite.js';
import { carryReminders, carryWaitingFrom } from './carryReminders.js';
import { FamilyWriter } from '../../sync/FamilyWriter.js';
import { addedBefore, occurrenceChanged, seriesIdTaken, withRule } from './refusals.js';
import { SeriesRepository } from './series.repository.js';
import { SeriesWrites, type LockedSeries } from './SeriesWrites.js';
import { UnseenDays } from './UnseenDays.js';

/** What is done to all occurrences of a series, or to those from a day on. */
@Injectable()
export class SeriesService {
  constructor(
    private readonly series: SeriesRepository,
    private readonly memberships: MembershipRepository,
    private readonly references: EntryReferences,
    private readonly writer: FamilyWriter,
    private readonly writes: SeriesWrites,
    private readonly unseen: UnseenDays,
  ) {}

  /** Adds a series; the same `id` with the same content again finds what was added before. */
  async create(
    userId: string,
    { id = randomUUID(), familyId, ...fields }: CreateSeriesInput,
  ): Promise<Revised<{ series: Series; isNew: boolean }>> {
    const chosen = await this.memberships.chosen(userId, familyId);
    const work = this.writer.readAndWrite(
      chosen,
      userId,
      (transaction) => this.series.find(transaction, chosen, id, 'there'),
      async (write, actor, known) => {
        const series = withRule(() => newSeries(id, chosen, actor, fields, write.at.toISOString()));
        if (known) return { series: addedBefore(actor, known, series), isNew: false };
        await this.references.require(write, series);
        this.series.insert(write, series);
        return { series, isNew: true };
      },
    );
    return work.catch(seriesIdTaken);
  }

  /** Gives all occurrences other fields, or another rule. */
  update(
    userId: string,
    id: string,
    { version, typed, ...fields }: UpdateSeriesInput,
  ): Promise<Revised<SeriesAnswer>> {
    return this.writes.edit(userId, id, async (write, locked) => {
      requireVersion(version, { series: locked.series });
      return this.#editAll(write, locked, fields, typed);
    });
  }

  /**
   * Gives the occurrences from a day on other fields: they become a series of their own. A retry finds
   * what the first try made.
   */
  split(
    userId: string,
    id: string,
    { from, newId, version, typed, ...fields }: SplitSeriesInput,
  ): Promise<Revised<SeriesAnswer>> {
    const work = this.writes.edit(userId, id, async (write, locked) => {
      const { transaction, family } = write;
      const { series, changed } = locked;
      const known = await this.series.find(transaction, family.id, newId, 'there');
      if (known) return splitBefore(series, known, from);
      requireVersion(version, { series });
      if (from <= series.date) return this.#editAll(write, locked, fields, typed);
      const asTyped = await this.#requireTyped(write, changed, typed);
      const wanted = { ...series, rrule: undefined, ...fields };
      const split = withRule(() =>
        splitSeries(locked, from, newId, wanted, write.at.toISOString(), asTyped),
      );
      if (!split) throw occurrenceChanged();
      await this.references.require(write, split.series, series);
      const told = newsFrom('changed', split.series, from);
      if (split.ended) {
        this.series.update(write, split.ended, series, null);
        this.series.insert(write, split.series, told);
        carryReminders(write, id, newId);
        carryWaitingFrom(write, id, newId, from);
      } else this.series.update(write, split.series, series, told);
      this.writes.updateChanged(write, split.changed, changed, null);
      return { series: split.series, freed: split.freed };
    });
    return work.catch(seriesIdTaken);
  }

  /**
   * Deletes the occurrences from a day on, all of them without one; the changed ones go along. With a
   * version, only when the series still has that version, and with `seen` only when others have changed
   * none of those since; where nothing is left to go, it is done already.
   */
  delete(userId: string, id: string, input: DeleteSeriesInput): Promise<Revised<Success>> {
    const { from, version, seen } = input;
    return this.writes.edit(userId, id, async (write, locked) => {
      const { ended, removed } = withRule(() =>
        endSeries(locked, from ?? null, write.at.toISOString()),
      );
      const { series } = locked;
      const isDone = ended && removed.length === 0 && haveSameSeriesContent(ended, series);
      if (isDone) return { success: true };
      requireVersion(version, { series });
      if (seen !== undefined) await this.unseen.requireNone(write, series, removed, seen);
      if (ended && from) {
        this.series.update(write, ended, series, newsFrom('deleted', series, from));
      } else this.series.delete(write, series);
      this.writes.deleteChanged(write, removed);
      return { success: true };
    });
  }

  async #editAll(
    write: FamilyWrite,
    locked: LockedSeries,
    fields: Partial<SeriesFields>,
    typed: TypedInput | undefined,
  ): Promise<SeriesAnswer> {
    const { series, changed } = locked;
    const wanted = { ...series, ...fields };
    const asTyped = await this.#requireTyped(write, changed, typed);
    const edit = withRule(() => editSeries(locked, wanted, write.at.toISOString(), asTyped));
    await this.references.require(write, edit.series, series);
    const isSame = haveSameSeriesContent(series, edit.series);
    if (!isSame) this.series.update(write, edit.series, series);
    this.writes.updateChanged(write, edit.changed, changed, isSame ? undefined : null);
    return { series: isSame ? series : edit.series, freed: edit.freed };
  }

  /**
   * What was typed of a changed occurrence, over what it is; undefined where it is gone. Throws 409 with
   * the event when somebody changed it since.
   */
  async #requireTyped(
    write: FamilyWrite,
    changed: readonly Event[],
    typed: TypedInput | undefined,
  ): Promise<TypedOccurrence | undefined> {
    const event = changed.find(({ id }) => id === typed?.id);
    if (!event || !typed) return undefined;
    const { id, version, ...edited } = typed;
    requireVersion(version, { event });
    const fields = { ...eventFieldsOf(event), ...edited };
    await this.references.require(write, fields, event);
    return { id, fields };
  }
}

/** The series of an earlier try of the same split. Throws 409 where the id is another series'. */
function splitBefore(series: Series, known: Series, from: CalendarDate): SeriesAnswer {
  if (series.last === null || series.last >= from) throw idTaken();
  return { series: known, freed: 0 };
}

/** News of the occurrences from a day on. */
function newsFrom(
  kind: 'changed' | 'deleted',
  { id, title: name, version }: Series,
  date: CalendarDate,
): News {
  return { kind, id, name, date, version, scope: 'following' };
}
