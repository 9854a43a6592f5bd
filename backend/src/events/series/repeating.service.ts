import { Injectable } from '@nestjs/common';
import type { CalendarDate } from '@kinday/contracts/calendarDate';
import type { Event } from '@kinday/contracts/event';
import { eventFieldsOf, haveSameFields, type EditedFields } from '@kinday/contracts/eventFields';
import type { Member } from '@kinday/contracts/member';
import type { News } from '@kinday/contracts/news';
import { canEditEvent } from '@kinday/contracts/policies';
import { occursOn } from '@kinday/contracts/recurrence/occurrences';
import { beginSeries, leaveAlone } from '@kinday/contracts/repeatEdits';
import { occurrenceId, occurrenceOf, type Series } from '@kinday/contracts/series';
import type { LeaveAloneInput, RepeatEventInput } from '@kinday/contracts/seriesInput';
import type { Revised } from '../../common/revised.js';
import { FamilyWriter } from '../../sync/FamilyWriter.js';
import type { FamilyWrite } from '../../sync/FamilyWrite.js';
import { EntryReferences } from '../EntryReferences.js';
import { EventRepository } from '../event.repository.js';
import {
  changedMeanwhile,
  eventIdTaken,
  idTaken,
  noSuchEvent,
  requireEditor,
  requireVersion,
} from '../refusals.js';
import { carryReminders, carryWaitingReminder } from './carryReminders.js';
import {
  addedBefore,
  noSuchSeries,
  occurrenceChanged,
  seriesIdTaken,
  withRule,
} from './refusals.js';
import { SeriesRepository } from './series.repository.js';
import { SeriesWrites, type LockedSeries } from './SeriesWrites.js';
import { UnseenDays } from './UnseenDays.js';

/** An event that begins to repeat, and a series that repeats no more: one change each. */
@Injectable()
export class RepeatingService {
  constructor(
    private readonly events: EventRepository,
    private readonly series: SeriesRepository,
    private readonly references: EntryReferences,
    private readonly writer: FamilyWriter,
    private readonly writes: SeriesWrites,
    private readonly unseen: UnseenDays,
  ) {}

  /**
   * Puts a series in an event's place. A retry finds what the first try made. Throws 409 with the event
   * when somebody changed it since.
   */
  async begin(
    userId: string,
    eventId: string,
    { newId, version, ...fields }: RepeatEventInput,
  ): Promise<Revised<Series>> {
    const familyId = await this.events.familyOf(userId, eventId);
    if (!familyId) throw noSuchEvent();
    const work = this.writer.readAndWrite(
      familyId,
      userId,
      (transaction) =>
        Promise.all([
          this.events.find(transaction, familyId, eventId, 'there'),
          this.events.find(transaction, familyId, eventId, 'deleted'),
          this.series.find(transaction, familyId, newId, 'there'),
        ]),
      async (write, actor, [event, deleted, known]) => {
        const before = event ?? deleted;
        if (!before) throw noSuchEvent();
        const wanted = { ...eventFieldsOf(before), ...fields };
        const begun = withRule(() => beginSeries(before, newId, wanted, write.at.toISOString()));
        if (known) return addedBefore(actor, known, begun.series);
        if (!event) throw noSuchEvent();
        requireEditor(actor, event);
        requireVersion(version, { event });
        const { series, changed } = begun;
        await this.references.require(write, series, event);
        this.series.insert(write, series, newsOfChange(series));
        carryReminders(write, eventId, newId);
        carryWaitingReminder(write, eventId, occurrenceId(newId, event.date));
        if (changed) this.events.update(write, changed, event, null);
        else this.events.delete(write, [event], null);
        if (event.seriesId !== null) await this.series.deleteIfEmpty(write, event.seriesId);
        return series;
      },
    );
    return work.catch(seriesIdTaken);
  }

  /**
   * Leaves one occurrence of a series as an event. A retry finds what the first try made. Throws 409
   * with the current record when somebody changed the occurrence or its series since `version`, and, with
   * `seen`, when others changed one of the removed days after that revision.
   */
  async end(
    userId: string,
    seriesId: string,
    day: CalendarDate,
    { newId, scope, version, seen, ...fields }: LeaveAloneInput,
  ): Promise<Revised<Event>> {
    const familyId = await this.series.familyOf(userId, seriesId);
    if (!familyId) throw noSuchSeries();
    const work = this.writer.readAndWrite(
      familyId,
      userId,
      (transaction) =>
        Promise.all([
          this.series.find(transaction, familyId, seriesId, 'there'),
          this.series.changed(transaction, seriesId),
          this.events.find(transaction, familyId, newId, 'there'),
        ]),
      async (write, actor, [series, changed, known]) => {
        if (known && known.seriesId !== seriesId) return keptBefore(actor, known, fields);
        if (!series) throw noSuchSeries();
        requireEditor(actor, series);
        const own = changed.find(({ seriesDate }) => seriesDate === day);
        if (!own && !occursOn(series, day)) throw occurrenceChanged();
        // Somebody changed the day by itself since it was read.
        if (own && own.id !== newId) throw changedMeanwhile({ event: own });
        requireVersion(version, own ? { event: own } : { series });
        return this.#leaveAlone(write, { series, changed }, day, { newId, scope, seen, ...fields });
      },
    );
    return work.catch(eventIdTaken);
  }

  async #leaveAlone(
    write: FamilyWrite,
    locked: LockedSeries,
    day: CalendarDate,
    { newId: id, scope, seen, ...edited }: Omit<LeaveAloneInput, 'version'>,
  ): Promise<Event> {
    const { series, changed } = locked;
    const own = changed.find(({ seriesDate }) => seriesDate === day);
    const before = own ?? occurrenceOf(series, day);
    const fields = { ...eventFieldsOf(before), ...edited };
    const { event, ended, removed } = withRule(() =>
      leaveAlone(locked, day, { scope, id, fields }, write.at.toISOString()),
    );
    if (seen !== undefined) await this.unseen.requireNone(write, series, removed, seen);
    await this.references.require(write, event, before);
    if (ended) this.series.update(write, ended, series, null);
    else this.series.delete(write, series, null);
    this.writes.deleteChanged(write, removed);
    const news = newsOfChange(event, ended ? day : null);
    if (own) this.events.update(write, event, own, news);
    else this.events.insert(write, event, news);
    carryReminders(write, series.id, event.id);
    carryWaitingReminder(write, occurrenceId(series.id, day), event.id);
    return event;
  }
}

/** News of what was changed, from a day on or not. */
function newsOfChange(record: Event | Series, from: CalendarDate | null = null): News {
  const { id, title: name, date, version } = record;
  return { kind: 'changed', id, name, date, version, ...(from && { scope: 'following' }) };
}

/** The event of an earlier try of the same request. Throws 409 when it is another one. */
function keptBefore(actor: Member, known: Event, fields: EditedFields): Event {
  if (!canEditEvent(actor, known)) throw idTaken();
  if (!haveSameFields(known, { ...known, ...fields })) throw idTaken({ event: known });
  return known;
}
