import { once } from 'node:events';
import { Injectable } from '@nestjs/common';
import type { HolidayCountry } from '@kinday/contracts/feed';
import { tooBusy } from '../common/problem.js';
import { startThread } from '../common/startThread.js';
import { TurnQueue } from '../common/TurnQueue.js';
import { HOLIDAYS_VERSION, type Holiday, type HolidaysTask } from './holidayMessages.js';
import { keptEvent, type KeptEvent } from './KeptEvent.js';
import { turnOf, type Reading } from './Source.js';

const THREAD = new URL('./holidaysThread.js', import.meta.url);
/** For an answer; the first one of a thread takes longest. */
const LONGEST_MS = 20_000;
const YEARS_BEFORE = 1;
const YEARS_AFTER = 5;

/**
 * The public holidays of the world, by a library that comes along. It is large, and is asked in a thread
 * of its own, which ends with its answer.
 */
@Injectable()
export class Holidays {
  readonly #queue = new TurnQueue({
    name: 'holidays',
    concurrency: 1,
    maxWaiting: 50,
    maxWaitingPerKey: 10,
    maxWaitMs: 10_000,
  });
  #countries: HolidayCountry[] | undefined;

  /**
   * The countries with their regions, in the order of their names. Throws 503 while too many ask, or the
   * code of the thread cannot be loaded.
   */
  async countries(): Promise<HolidayCountry[]> {
    this.#countries ??= await this.#ask<HolidayCountry[]>(null, { accountId: null });
    return this.#countries;
  }

  /**
   * The holidays of a country, with those of one of its regions, from last year on; none where it is not
   * known. Throws 503 while too many ask, or the code of the thread cannot be loaded.
   * @param year this one
   */
  async of(
    country: string,
    region: string | null,
    year: number,
    reading: Reading,
  ): Promise<KeptEvent[]> {
    const years = { from: year - YEARS_BEFORE, to: year + YEARS_AFTER };
    const holidays = await this.#ask<Holiday[]>({ country, region, ...years }, reading);
    return holidays.map(toEvent);
  }

  #ask<Answer>(task: HolidaysTask, reading: Reading): Promise<Answer> {
    const ask = async () => {
      const thread = await startThread(THREAD, HOLIDAYS_VERSION);
      const patience = AbortSignal.timeout(LONGEST_MS);
      try {
        const answering = once(thread, 'message', { signal: patience });
        thread.postMessage(task);
        const [answer] = (await answering) as [Answer];
        return answer;
      } catch (error) {
        throw patience.aborted ? tooBusy() : error;
      } finally {
        await thread.terminate();
      }
    };
    return this.#queue.run(turnOf(reading), ask, reading.signal);
  }
}

function toEvent({ name, date, days }: Holiday): KeptEvent {
  return keptEvent(
    {
      ...{ title: name, date, moreDays: days - 1, isAllDay: true },
      ...{ startTime: null, endTime: null, location: null, notes: null, zone: null },
    },
    null,
  );
}
