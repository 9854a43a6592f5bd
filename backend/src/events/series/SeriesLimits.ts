import { Injectable } from '@nestjs/common';
import { monthOf, type CalendarDate } from '@kinday/contracts/calendarDate';
import type { TypedOccurrence } from '@kinday/contracts/changedOccurrences';
import type { Event } from '@kinday/contracts/event';
import { eventFieldsOf } from '@kinday/contracts/eventFields';
import type { TypedInput } from '@kinday/contracts/seriesInput';
import type { FamilyWrite } from '../../sync/FamilyWrite.js';
import { EntryReferences } from '../EntryReferences.js';
import { EventRepository } from '../event.repository.js';
import { requireRoomInMonth, requireVersion } from '../refusals.js';
import { requireRoomForSeries } from './refusals.js';
import { SeriesRepository } from './series.repository.js';

/** What an edit of a series is checked for, inside the family's lock. */
@Injectable()
export class SeriesLimits {
  constructor(
    private readonly series: SeriesRepository,
    private readonly events: EventRepository,
    private readonly references: EntryReferences,
  ) {}

  /** Throws 403 unless one more series fits. */
  async requireRoom(write: FamilyWrite): Promise<void> {
    requireRoomForSeries(await this.series.count(write));
  }

  /**
   * Throws 403 unless the month of a day has room: a series counts as one event of the month of its
   * first day.
   * @param left a day whose month has one less by this write
   */
  async requireRoomInMonth(
    write: FamilyWrite,
    date: CalendarDate,
    left?: CalendarDate,
  ): Promise<void> {
    if (left !== undefined && monthOf(left) === monthOf(date)) return;
    const inMonth = await this.events.countMonth(write.transaction, write.family.id, date);
    requireRoomInMonth(write.family.subscriptionTier, inMonth);
  }

  /**
   * What was typed of a changed occurrence, over what it is; undefined where it is gone. Throws 409 with
   * the event when somebody changed it since.
   */
  async requireTyped(
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
