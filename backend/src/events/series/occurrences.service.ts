import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { CalendarDate } from '@kinday/contracts/calendarDate';
import type { Event } from '@kinday/contracts/event';
import type { News } from '@kinday/contracts/news';
import { occursOn } from '@kinday/contracts/recurrence/occurrences';
import { occurrenceOf, type Series } from '@kinday/contracts/series';
import { changedOccurrence, hasOccurrences, withoutDay } from '@kinday/contracts/seriesEdits';
import type { ChangeOccurrenceInput, ClaimOccurrenceInput } from '@kinday/contracts/seriesInput';
import type { Success } from '@kinday/contracts/user';
import type { Revised } from '../../common/revised.js';
import { EntryReferences } from '../EntryReferences.js';
import { EventClaims } from '../EventClaims.js';
import { EventRepository } from '../event.repository.js';
import type { FamilyWrite } from '../../sync/FamilyWrite.js';
import { eventIdTaken, requireVersion } from '../refusals.js';
import { occurrenceChanged } from './refusals.js';
import { SeriesRepository } from './series.repository.js';
import { SeriesWrites, type LockedSeries } from './SeriesWrites.js';

/** What is done to one occurrence of a series. Edits of different days never meet. */
@Injectable()
export class OccurrencesService {
  constructor(
    private readonly series: SeriesRepository,
    private readonly events: EventRepository,
    private readonly claims: EventClaims,
    private readonly references: EntryReferences,
    private readonly writes: SeriesWrites,
  ) {}

  /**
   * Gives an occurrence other fields: it becomes an event, and its day is taken out. A retry with the
   * same id finds it. Throws 409 `occurrence_changed` when others took the day out or the rule yields it
   * no more, and 409 `event_changed` with the current series when that has another version by now.
   */
  change(
    userId: string,
    seriesId: string,
    day: CalendarDate,
    { id = randomUUID(), version, ...fields }: ChangeOccurrenceInput,
  ): Promise<Revised<Event>> {
    const work = this.writes.edit(userId, seriesId, async (write, { series, changed }) => {
      const known = changed.find((event) => event.id === id && event.seriesDate === day);
      if (known) return known;
      if (!occursOn(series, day)) throw occurrenceChanged(changedOn(changed, day));
      requireVersion(version, { series });
      await this.references.require(write, { ...series, ...fields }, series);
      return this.#takeOut(write, series, day, id, fields);
    });
    return work.catch(eventIdTaken);
  }

  /**
   * A member does what one occurrence asks for, also when it has become an event since the member's
   * page read it. Throws 409 when another one does.
   */
  claim(
    userId: string,
    seriesId: string,
    day: CalendarDate,
    { id = randomUUID() }: ClaimOccurrenceInput,
  ): Promise<Revised<Event>> {
    const work = this.writes.write(userId, seriesId, 'there', async (write, actor, locked) => {
      const { series, changed } = locked;
      const known = changedOn(changed, day);
      if (known) return this.claims.take(write, actor, known);
      await this.claims.requireFree(write, actor, occurrenceOf(series, day));
      return this.#takeOut(write, series, day, id, { claimedBy: actor.id });
    });
    return work.catch(eventIdTaken);
  }

  /**
   * Deletes one occurrence; the last one takes its series along. With a version, only when the series
   * still has that version.
   */
  delete(
    userId: string,
    seriesId: string,
    day: CalendarDate,
    version?: number,
  ): Promise<Revised<Success>> {
    return this.writes.edit(userId, seriesId, async (write, { series, changed }) => {
      if (!occursOn(series, day)) {
        if (isDeleted(series, changed, day)) return { success: true };
        throw occurrenceChanged(changedOn(changed, day));
      }
      requireVersion(version, { series });
      const left = withoutDay(series, day);
      const { id, title: name } = series;
      const news: News = { kind: 'deleted', id, name, date: day, version: null };
      if (!hasOccurrences(left, changed)) this.series.delete(write, series, news);
      else this.series.update(write, left, series, news);
      return { success: true };
    });
  }

  /** Takes a day out of a series and puts an event in its place. */
  async #takeOut(
    write: FamilyWrite,
    series: Series,
    day: CalendarDate,
    id: string,
    content: Partial<Event>,
  ): Promise<Event> {
    if (!occursOn(series, day)) throw occurrenceChanged();
    const event = changedOccurrence(series, day, id, content, write.at.toISOString());
    this.series.update(write, withoutDay(series, day), series, null);
    this.events.insert(write, event);
    return event;
  }
}

/** Whether a day was taken out, with no event in its place: a deletion asked for twice. */
function isDeleted(series: Series, changed: LockedSeries['changed'], day: CalendarDate): boolean {
  return series.except.includes(day) && !changedOn(changed, day);
}

/** The event that the occurrence of a day became. */
function changedOn(changed: LockedSeries['changed'], day: CalendarDate): Event | undefined {
  return changed.find(({ seriesDate }) => seriesDate === day);
}
