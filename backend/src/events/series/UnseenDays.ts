import { Injectable } from '@nestjs/common';
import { haveSameContent, type Event } from '@kinday/contracts/event';
import { LIMITS } from '@kinday/contracts/product';
import { occurrenceOf, type Series } from '@kinday/contracts/series';
import type { ChangedDays } from '@kinday/contracts/seriesInput';
import type { FamilyWrite } from '../../sync/FamilyWrite.js';
import { CHANGE_BYTES } from '../../sync/familySql.js';
import { changedMeanwhile } from '../refusals.js';

/** The days of a series that others changed by themselves, which leaves the series' version as it is. */
@Injectable()
export class UnseenDays {
  /**
   * Throws 409 with the first of some changed occurrences that others changed last, after the revision up
   * to which the actor has seen the family's changes. One that says what the series says is no news.
   */
  async requireNone(
    write: FamilyWrite,
    series: Series,
    changed: readonly Event[],
    seen: number,
  ): Promise<void> {
    const different = changed.filter((event) => !isAsTheSeries(event, series));
    if (different.length === 0) return;
    const isUnseen = await this.#changedByOthers(write, different, seen);
    const [event, ...others] = different.filter(({ id }) => isUnseen(id)).sort(byDay);
    if (!event) return;
    const now = write.family.revision - 1;
    throw changedMeanwhile({ event, others: others.length, seen: now } satisfies ChangedDays);
  }

  /**
   * Which records others changed last after a revision. An edit of the whole series by this member is
   * skipped: the server edits the changed days along, so it is no proof that its author saw them. Where
   * the log no longer has that part, or it is too long to be read, all records count as changed by others.
   */
  async #changedByOthers(
    write: FamilyWrite,
    events: readonly Event[],
    seen: number,
  ): Promise<(id: string) => boolean> {
    const { family, actorId, manager } = write;
    if (!(await this.#canReadSince(write, seen))) return () => true;
    const rows = await manager.query<{ id: string; actorId: string }[]>(
      `SELECT DISTINCT ON (id) edit->'record'->>'id' AS id, c.actor_id AS "actorId"
       FROM changes c CROSS JOIN jsonb_array_elements(c.edits) AS edit
       WHERE c.family_id = $1 AND c.revision > $2 AND edit->'record'->>'id' = ANY($3)
         AND NOT (c.actor_id = $4 AND c.edits @> '[{"collection": "series"}]')
       ORDER BY id, c.revision DESC`,
      [family.id, seen, events.map(({ id }) => id), actorId],
    );
    const lastActors = new Map(rows.map((row) => [row.id, row.actorId]));
    return (id) => (lastActors.get(id) ?? actorId) !== actorId;
  }

  /**
   * Whether the log has all changes after a revision, and no more of them, in number and in bytes, than a
   * client that missed them would read: reading more would hold the family's lock for seconds.
   */
  async #canReadSince({ family, manager }: FamilyWrite, since: number): Promise<boolean> {
    if (since >= family.revision || family.revision - since > LIMITS.missedChanges) return false;
    const [row] = await manager.query<{ first: number | null; bytes: number | null }[]>(
      `SELECT (SELECT min(revision) FROM changes WHERE family_id = $1) AS first,
         (SELECT sum(${CHANGE_BYTES})::bigint FROM changes
          WHERE family_id = $1 AND revision > $2) AS bytes`,
      [family.id, since],
    );
    const { first, bytes } = row ?? { first: null, bytes: null };
    return since + 1 >= (first ?? family.revision) && (bytes ?? 0) <= LIMITS.missedBytes;
  }
}

function isAsTheSeries(event: Event, series: Series): boolean {
  return (
    event.seriesDate !== null && haveSameContent(event, occurrenceOf(series, event.seriesDate))
  );
}

const byDay = (one: Event, other: Event) =>
  (one.seriesDate ?? one.date) < (other.seriesDate ?? other.date) ? -1 : 1;
