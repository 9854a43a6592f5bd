import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { monthOf, type CalendarDate } from '@kinday/contracts/calendarDate';
import type { Event } from '@kinday/contracts/event';
import { isSameValue } from '@kinday/contracts/eventFields';
import type { News } from '@kinday/contracts/news';
import {
  haveSameSeriesContent,
  type Series,
  type SeriesAnswer,
  type SeriesFields,
} from '@kinday/contracts/series';
import { cutSeries, editSeries, splitSeries } from '@kinday/contracts/seriesEdits';
import {
  newSeries,
  type CreateSeriesInput,
  type SplitSeriesInput,
  type UpdateSeriesInput,
} from '@kinday/contracts/seriesInput';
import type { Success } from '@kinday/contracts/user';
import { MembershipRepository } from '../../access/membership.repository.js';
import { conflict } from '../../common/problem.js';
import type { Revised } from '../../common/revised.js';
import { isUniqueViolation } from '../../database/isUniqueViolation.js';
import { EventRepository } from '../event.repository.js';
import { requireRoomInMonth } from '../refusals.js';
import type { FamilyWrite } from '../../sync/FamilyWrite.js';
import { FamilyWriter } from '../../sync/FamilyWriter.js';
import { occurrenceChanged, requireRoomForSeries, withRule } from './refusals.js';
import { SeriesRepository } from './series.repository.js';
import { SeriesWrites, type LockedSeries } from './SeriesWrites.js';

/** The constraint that makes a series' id unique among all families. */
const SERIES_ID = 'series_pkey';

/** What is done to all occurrences of a series, or to those from a day on. */
@Injectable()
export class SeriesService {
  constructor(
    private readonly series: SeriesRepository,
    private readonly events: EventRepository,
    private readonly memberships: MembershipRepository,
    private readonly writer: FamilyWriter,
    private readonly writes: SeriesWrites,
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
        if (known) return { series: addedBefore(known, series), isNew: false };
        await this.#requireRoom(write, series.date);
        await this.memberships.requireAll(write.transaction, chosen, series.forIds);
        this.series.insert(write, series);
        return { series, isNew: true };
      },
    );
    return work.catch((error: unknown) => {
      // A deleted series has the id, or one of another family.
      throw isUniqueViolation(error, SERIES_ID) ? idTaken() : error;
    });
  }

  /** Gives all occurrences other fields, or another rule. */
  update(
    userId: string,
    id: string,
    { version, ...fields }: UpdateSeriesInput,
  ): Promise<Revised<SeriesAnswer>> {
    return this.writes.edit(userId, id, async (write, locked) => {
      if (version !== undefined && version !== locked.series.version) {
        throw conflict('event_changed', 'Somebody else changed this event meanwhile', {
          series: locked.series,
        });
      }
      return this.#editAll(write, locked, fields);
    });
  }

  /**
   * Gives the occurrences from a day on other fields: they become a series of their own. A retry finds
   * what the first try made.
   */
  split(
    userId: string,
    id: string,
    { from, newId, ...fields }: SplitSeriesInput,
  ): Promise<Revised<SeriesAnswer>> {
    return this.writes.edit(userId, id, async (write, locked) => {
      const { transaction, family } = write;
      const { series, changed } = locked;
      const known = await this.series.find(transaction, family.id, newId, 'there');
      if (known) return { series: known, freed: 0 };
      if (from <= series.date) return this.#editAll(write, locked, fields);
      const wanted = { ...series, rrule: undefined, ...fields };
      const split = withRule(() =>
        splitSeries(locked, from, newId, wanted, write.at.toISOString()),
      );
      if (!split) throw occurrenceChanged();
      await this.#requireRoom(write, split.series.date);
      await this.#requirePeople(write, series, split.series);
      const told = newsFrom('changed', split.series, from);
      this.series.update(write, split.ended, series, null);
      this.series.insert(write, split.series, told);
      this.writes.updateChanged(write, split.changed, changed);
      return { series: split.series, freed: split.freed };
    });
  }

  /** Deletes the occurrences from a day on, all of them without one; the changed ones go along. */
  delete(userId: string, id: string, from?: CalendarDate): Promise<Revised<Success>> {
    return this.writes.edit(userId, id, async (write, { series, changed }) => {
      const ended = from && withRule(() => cutSeries(series, from, write.at.toISOString()));
      if (from && ended) {
        this.series.update(write, ended, series, newsFrom('deleted', series, from));
        const isLater = ({ seriesDate }: Event) => seriesDate !== null && seriesDate >= from;
        this.writes.deleteChanged(write, changed.filter(isLater));
      } else {
        this.series.delete(write, series);
        this.writes.deleteChanged(write, changed);
      }
      return { success: true };
    });
  }

  async #editAll(
    write: FamilyWrite,
    locked: LockedSeries,
    fields: Partial<SeriesFields>,
  ): Promise<SeriesAnswer> {
    const { series, changed } = locked;
    const wanted = { ...series, ...fields };
    const edit = withRule(() => editSeries(locked, wanted, write.at.toISOString()));
    if (haveSameSeriesContent(series, edit.series)) return { series, freed: 0 };
    await this.#requirePeople(write, series, edit.series);
    if (monthOf(edit.series.date) !== monthOf(series.date)) {
      await this.#requireRoomInMonth(write, edit.series.date);
    }
    this.series.update(write, edit.series, series);
    this.writes.updateChanged(write, edit.changed, changed);
    return { series: edit.series, freed: edit.freed };
  }

  async #requirePeople(write: FamilyWrite, before: Series, { forIds }: Series): Promise<void> {
    if (isSameValue(before.forIds, forIds)) return;
    await this.memberships.requireAll(write.transaction, write.family.id, forIds);
  }

  /** A series counts as one event of the month of its first day. */
  async #requireRoom(write: FamilyWrite, date: CalendarDate): Promise<void> {
    requireRoomForSeries(await this.series.count(write));
    await this.#requireRoomInMonth(write, date);
  }

  async #requireRoomInMonth(write: FamilyWrite, date: CalendarDate): Promise<void> {
    const inMonth = await this.events.countMonth(write.transaction, write.family.id, date);
    requireRoomInMonth(write.family.subscriptionTier, inMonth);
  }
}

/** News of the occurrences from a day on. */
function newsFrom(
  kind: 'changed' | 'deleted',
  { id, title: name, version }: Series,
  date: CalendarDate,
): News {
  return { kind, id, name, date, version, scope: 'following' };
}

/** The series of an earlier try of the same request. Throws 409 when it is another one. */
function addedBefore(known: Series, wanted: Series): Series {
  if (known.creatorId !== wanted.creatorId) throw idTaken();
  if (!haveSameSeriesContent(known, wanted)) throw idTaken({ series: known });
  return known;
}

/** @param own the user's own series that has the id: an earlier try of theirs */
function idTaken(own?: { series: Series }) {
  return conflict('id_taken', 'Another event has this id already', own);
}
