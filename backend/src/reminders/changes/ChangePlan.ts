import { Injectable, type OnModuleInit } from '@nestjs/common';
import { concerns } from '@kinday/contracts/reminders';
import { dayIn } from '@kinday/contracts/zonedTime';
import type { NewNotice } from '../../notices/notice.js';
import { noticeId } from '../../notices/noticeId.js';
import { Notices } from '../../notices/Notices.js';
import type { Minutes, Plan } from '../planner/Plan.js';
import { Planner } from '../planner/Planner.js';
import { changeNotices } from './changeNotice.js';
import {
  ReminderChangesRepository,
  type Listener,
  type LoggedRow,
  type Unheard,
} from './changes.repository.js';
import { daysAround, standsSoon } from './standsSoon.js';
import { touchedBy } from './touchedBy.js';

/** Plans what people are told of changes by others to events of theirs within 48 hours. */
@Injectable()
export class ChangePlan implements Plan, OnModuleInit {
  readonly name = 'changes';

  constructor(
    private readonly planner: Planner,
    private readonly changes: ReminderChangesRepository,
    private readonly notices: Notices,
  ) {}

  onModuleInit(): void {
    this.planner.add(this);
  }

  /** Reads each log on from where it was read to: no clock decides what is new. */
  async plan({ until, now }: Minutes): Promise<void> {
    if (until < now) return;
    await this.changes.follow();
    const unheard = await this.changes.unheard();
    const listeners = await this.changes.listeners(unheard.map(({ familyId }) => familyId));
    for (const each of unheard) await this.#hear(each, listeners.get(each.familyId) ?? [], now);
    if (unheard.length > 0) this.notices.tellSoon();
  }

  async #hear(unheard: Unheard, listeners: readonly Listener[], now: Date): Promise<void> {
    let { revision } = unheard;
    for (;;) {
      const rows = await this.changes.since(unheard.familyId, revision);
      const last = rows.at(-1);
      if (!last) return;
      ({ revision } = last);
      const notices = await this.#noticesOf(rows, listeners, unheard.zone, now);
      await this.changes.hear(unheard, revision, async (manager) => {
        await this.notices.post(notices, manager);
      });
    }
  }

  async #noticesOf(
    rows: readonly LoggedRow[],
    listeners: readonly Listener[],
    zone: string,
    now: Date,
  ): Promise<NewNotice[]> {
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
