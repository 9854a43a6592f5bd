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
import { allDaySpans, ownDates, timedSpans } from './dueSpans.js';
import { reminderNotice } from './reminderNotice.js';

/** Entries at a time: few enough that no request waits long for a piece of the planning. */
const ENTRIES_AT_ONCE = 20;

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
    const { until, writtenSince } = minutes;
    for await (const leads of this.due.timedLeads(until)) {
      const spans = await timedSpans(leads, minutes);
      await this.#planAll(this.due.timed(spans, writtenSince), minutes);
    }
    for await (const leads of this.due.allDayLeads()) {
      const spans = allDaySpans(leads, minutes);
      if (spans.length > 0) await this.#planAll(this.due.allDay(spans, writtenSince), minutes);
    }
    await this.#planAll(this.#chosen(minutes), minutes);
  }

  /** What somebody has lead times of its own for that may be due now. */
  async *#chosen(minutes: Minutes): AsyncGenerator<Named[]> {
    for await (const chosen of this.due.ownLeads(minutes.until, minutes.writtenSince)) {
      yield chosen.flatMap((own): Named[] => {
        const dates = ownDates(own, minutes);
        if (own.date === null) return dates.map((day) => ({ id: own.id, day }));
        return dates.includes(own.date) ? [{ id: own.id, day: null }] : [];
      });
    }
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
