import { Injectable } from '@nestjs/common';
import type { Event } from '@kinday/contracts/event';
import type { Member } from '@kinday/contracts/member';
import type { SeriesState } from '@kinday/contracts/seriesEdits';
import type { Revised } from '../../common/revised.js';
import { EventRepository } from '../event.repository.js';
import type { EventState } from '../eventSql.js';
import { requireEditor } from '../refusals.js';
import type { FamilyWrite } from '../../sync/FamilyWrite.js';
import { FamilyWriter } from '../../sync/FamilyWriter.js';
import { noSuchSeries } from './refusals.js';
import { SeriesRepository } from './series.repository.js';

/** A series inside its family's lock, with the events that its occurrences became. */
export interface LockedSeries extends SeriesState {
  changed: readonly Event[];
}

/** Writes to one series, named by its id. */
@Injectable()
export class SeriesWrites {
  constructor(
    private readonly series: SeriesRepository,
    private readonly events: EventRepository,
    private readonly writer: FamilyWriter,
  ) {}

  /**
   * Finds a series of one of the user's families, locks the family, and reads the series inside.
   * Throws 404 when there is none in that state. What the actor may do is the work's to check.
   */
  async write<T>(
    userId: string,
    id: string,
    state: EventState,
    work: (write: FamilyWrite, actor: Member, locked: LockedSeries) => Promise<T>,
  ): Promise<Revised<T>> {
    const familyId = await this.series.familyOf(userId, id);
    if (!familyId) throw noSuchSeries();
    return this.writer.readAndWrite(
      familyId,
      userId,
      (transaction) =>
        Promise.all([
          this.series.find(transaction, familyId, id, state),
          this.series.changed(transaction, id),
        ]),
      async (write, actor, [series, changed]) => {
        if (!series) throw noSuchSeries();
        return work(write, actor, { series, changed });
      },
    );
  }

  /** The same write for those who may edit the series. Throws 403 for other members. */
  edit<T>(
    userId: string,
    id: string,
    work: (write: FamilyWrite, locked: LockedSeries) => Promise<T>,
  ): Promise<Revised<T>> {
    return this.write(userId, id, 'there', (write, actor, locked) => {
      requireEditor(actor, locked.series);
      return work(write, locked);
    });
  }

  /** Writes what an edit did to changed occurrences; with null as news, people are told of the edit alone. */
  updateChanged(
    write: FamilyWrite,
    after: readonly Event[],
    before: readonly Event[],
    news?: null,
  ): void {
    const known = new Map(before.map((event) => [event.id, event]));
    const updates = after.flatMap((event) => {
      const was = known.get(event.id);
      return was ? [[event, was] as const] : [];
    });
    this.events.updateAll(write, updates, news);
  }

  /** Deletes changed occurrences along with their series. */
  deleteChanged(write: FamilyWrite, changed: readonly Event[]): void {
    this.events.delete(write, changed, null);
  }
}
