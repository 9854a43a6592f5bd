import { Injectable, Logger, type OnModuleInit } from '@nestjs/common';
import { leadsOf } from '@kinday/contracts/reminders';
import type { NewNotice } from '../../notices/notice.js';
import { Notices } from '../../notices/Notices.js';
import { togetherOrApart } from '../../common/togetherOrApart.js';
import { chunksOf } from '../chunksOf.js';
import { EntriesRepository, type Named } from '../entries/entries.repository.js';
import { OwnChoicesRepository } from '../people/ownChoices.repository.js';
import type { Minutes, Plan } from '../planner/Plan.js';
import { doAndRest } from '../planner/doAndRest.js';
import { Planner } from '../planner/Planner.js';
import { DueRepository } from './due.repository.js';
import { dueSpans } from './dueSpans.js';
import { reminderNotice } from './reminderNotice.js';

/** Entries at a time: few enough that no request waits long for a piece of the planning. */
const ENTRIES_AT_ONCE = 20;
/** Spans of one statement. */
const SPANS_AT_ONCE = 1_000;

/** Plans the reminders of events and occurrences. */
@Injectable()
export class DueReminders implements Plan, OnModuleInit {
  readonly name = 'reminders';
  readonly #log = new Logger('reminders');

  constructor(
    private readonly planner: Planner,
    private readonly due: DueRepository,
    private readonly entries: EntriesRepository,
    private readonly choices: OwnChoicesRepository,
    private readonly notices: Notices,
  ) {}

  onModuleInit(): void {
    this.planner.add(this);
  }

  async plan(minutes: Minutes): Promise<void> {
    const { timed, allDay } = await dueSpans(await this.due.leadsInUse(minutes.until), minutes);
    for (const spans of chunksOf(timed, SPANS_AT_ONCE)) {
      await this.#planAll(this.due.timed(spans, minutes.writtenSince), minutes);
    }
    if (allDay.length === 0) return;
    await this.#planAll(this.due.allDay(allDay, minutes.writtenSince), minutes);
  }

  async #planAll(candidates: AsyncIterable<readonly Named[]>, minutes: Minutes): Promise<void> {
    for await (const named of candidates) {
      for (const some of chunksOf(named, ENTRIES_AT_ONCE)) {
        await doAndRest(() => this.#planSome(some, minutes));
      }
    }
  }

  /** One that cannot be read is left out: each run would fail at it, and nobody be reminded of anything. */
  async #planSome(candidates: readonly Named[], minutes: Minutes): Promise<void> {
    const notices = await togetherOrApart(
      candidates,
      (some) => this.#noticesOf(some, minutes),
      ({ id }, error) => {
        this.#log.error(`Nobody was reminded of ${id}, which cannot be read: ${String(error)}`);
        return [];
      },
    );
    await this.notices.post(notices);
  }

  async #noticesOf(candidates: readonly Named[], minutes: Minutes): Promise<NewNotice[]> {
    const entries = await this.entries.those(candidates);
    if (entries.length === 0) return [];
    const [reminded, choices] = await Promise.all([
      this.due.reminded([...new Set(entries.map(({ familyId }) => familyId))]),
      this.choices.about(entries),
    ]);
    return entries.flatMap((entry) =>
      (reminded.get(entry.familyId) ?? []).flatMap((member) => {
        const own = choices.of(member.userId, entry);
        return leadsOf(entry, member.userId, member.settings, own).flatMap(
          (lead) => reminderNotice(entry, member, lead, minutes) ?? [],
        );
      }),
    );
  }
}
