import { Injectable, Logger, type OnModuleInit } from '@nestjs/common';
import { concerns } from '@kinday/contracts/reminders';
import { dayIn } from '@kinday/contracts/zonedTime';
import { Clock } from '../../common/Clock.js';
import { BoundedMap } from '../../common/BoundedMap.js';
import { togetherOrApart } from '../../common/togetherOrApart.js';
import type { NewNotice } from '../../notices/notice.js';
import { noticeId } from '../../notices/noticeId.js';
import { Notices } from '../../notices/Notices.js';
import type { Minutes, Plan } from '../planner/Plan.js';
import { Planner } from '../planner/Planner.js';
import { changeNotices } from './changeNotice.js';
import { ReminderChangesRepository, type LoggedRow, type Unheard } from './changes.repository.js';
import { daysAround, standsSoon } from './standsSoon.js';
import { touchedBy } from './touchedBy.js';

const MINUTE_MS = 60_000;
/** A calendar that fails rests for twice as long each time, up to this. */
const LONGEST_REST_MS = 60 * MINUTE_MS;

/** Plans what people are told of changes by others to events of theirs within 48 hours. */
@Injectable()
export class ChangePlan implements Plan, OnModuleInit {
  readonly name = 'changes';
  readonly #log = new Logger('reminders');
  /** Calendars that failed: for how long each rests, and until when. */
  readonly #resting = new BoundedMap<string, { restMs: number; until: number }>(10_000);

  constructor(
    private readonly planner: Planner,
    private readonly changes: ReminderChangesRepository,
    private readonly notices: Notices,
    private readonly clock: Clock,
  ) {}

  onModuleInit(): void {
    this.planner.add(this);
  }

  /**
   * Reads the log of each calendar from the cursor of its last read: the cursor, not a clock, decides which
   * changes are new. A calendar whose read fails is logged and rests; the others are read each minute.
   */
  async plan({ until, now }: Minutes): Promise<void> {
    if (until < now) return;
    await this.changes.follow();
    for await (const each of this.changes.unheard()) await this.#hearUnlessItRests(each, now);
  }

  async #hearUnlessItRests(unheard: Unheard, now: Date): Promise<void> {
    const { familyId } = unheard;
    const failed = this.#resting.get(familyId);
    if (failed && now.getTime() < failed.until) return;
    try {
      await this.#hear(unheard);
      this.#resting.delete(familyId);
    } catch (error) {
      const restMs = failed ? Math.min(failed.restMs * 2, LONGEST_REST_MS) : MINUTE_MS;
      this.#resting.set(familyId, { restMs, until: now.getTime() + restMs });
      this.#log.error(`The changes of calendar ${familyId} cannot be told yet: ${String(error)}`);
    }
  }

  async #hear(unheard: Unheard): Promise<void> {
    const { familyId } = unheard;
    let { revision } = unheard;
    for (;;) {
      const rows = await this.changes.since(familyId, revision);
      const last = rows.at(-1);
      if (!last) return;
      ({ revision } = last);
      // Planning may take longer than a minute: what was told meanwhile is known by the time that it is now.
      const now = await this.clock.now();
      const notices = await togetherOrApart(
        rows,
        (some) => this.#noticesOf(some, unheard, now),
        (row, error) => {
          const which = `Change ${row.revision} of calendar ${familyId}`;
          this.#log.error(`${which} was told nobody, as it cannot be read: ${String(error)}`);
          return [];
        },
      );
      await this.changes.hear(familyId, revision, async (manager) => {
        await this.notices.post(notices, manager);
      });
      this.notices.tellSoon();
    }
  }

  async #noticesOf(
    logged: readonly LoggedRow[],
    { listeners, zone }: Unheard,
    now: Date,
  ): Promise<NewNotice[]> {
    const rows = await this.changes.complete(logged);
    const days = daysAround(dayIn(zone, now));
    const pairs = rows.flatMap((row) =>
      touchedBy(row, days).flatMap(({ about, states }) => {
        const soon = states.filter((state) => standsSoon(state, zone, now));
        return listeners
          .filter(({ userId, joinedRevision }) => {
            const isOfOther = row.actorId !== userId && row.revision > joinedRevision;
            return (
              isOfOther &&
              soon.some((state) => concerns(state, userId) || state.creatorId === userId)
            );
          })
          .map((listener) => changeNotices(listener, about, row.revision, now));
      }),
    );
    const states = await this.changes.states(
      pairs.map(({ first }) => noticeId(first.key)),
      now,
    );
    const due = pairs.map(({ first, next }) =>
      states.get(noticeId(first.key)) === 'gone' ? next : first,
    );
    // Of several changes the first one counts: its notice tells all since.
    return [...new Map(due.reverse().map((notice) => [notice.key, notice])).values()];
  }
}
