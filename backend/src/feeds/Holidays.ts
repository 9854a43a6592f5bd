import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { Injectable } from '@nestjs/common';
import type { HolidayCountry } from '@kinday/contracts/feed';
import { TurnQueue } from '../common/TurnQueue.js';
import type { Holiday, HolidaysTask } from './holidaysThread.js';
import { keptEvent, type KeptEvent } from './KeptEvent.js';

const THREAD = new URL('./holidaysThread.js', import.meta.url);
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
    maxWaitMs: 10_000,
  });
  #countries: HolidayCountry[] | undefined;

  /** The countries with their regions, in the order of their names. Throws 503 while too many ask. */
  async countries(): Promise<HolidayCountry[]> {
    this.#countries ??= await this.#ask<HolidayCountry[]>(null);
    return this.#countries;
  }

  /**
   * The holidays of a country, with those of one of its regions, from last year on; none where it is not
   * known. Throws 503 while too many ask.
   * @param year this one
   */
  async of(country: string, region: string | null, year: number): Promise<KeptEvent[]> {
    const years = { from: year - YEARS_BEFORE, to: year + YEARS_AFTER };
    const holidays = await this.#ask<Holiday[]>({ country, region, ...years });
    return holidays.map(toEvent);
  }

  #ask<Answer>(workerData: HolidaysTask): Promise<Answer> {
    return this.#queue.run('', async () => {
      const thread = new Worker(THREAD, { workerData });
      try {
        const [answer] = (await once(thread, 'message')) as [Answer];
        return answer;
      } finally {
        await thread.terminate();
      }
    });
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
