import { Injectable, Logger } from '@nestjs/common';
import { isDatabaseAway } from '../common/isDatabaseAway.js';
import type { Words } from './notice.js';
import type { LeasedNotice } from './noticeQueue.repository.js';
import { Notices } from './Notices.js';
import { PushChannel, type PushDevice } from './push/PushChannel.js';

/** What it takes to tell a notice. */
export interface Prepared {
  notice: LeasedNotice;
  /** Null where it holds no more, 'failed' where its kind could not tell. */
  words: Words | null | 'failed';
  devices: PushDevice[];
}

/** Finds what it takes to tell notices: asks each kind for its words, and once for all devices. */
@Injectable()
export class NoticePreparation {
  readonly #log = new Logger('notices');

  constructor(
    private readonly notices: Notices,
    private readonly pushes: PushChannel,
  ) {}

  /** Rejects where the database is away. */
  async prepare(leased: readonly LeasedNotice[], now: Date): Promise<Prepared[]> {
    const prepared: Prepared[] = [];
    for (const kind of new Set(leased.map((notice) => notice.kind))) {
      const own = leased.filter((notice) => notice.kind === kind);
      prepared.push(...(await this.#withWords(kind, own, now)));
    }
    await this.#addDevices(prepared, now);
    return prepared;
  }

  /** One whose words fail must not keep the others from being told: then each is asked for alone. */
  async #withWords(kind: string, own: readonly LeasedNotice[], now: Date): Promise<Prepared[]> {
    try {
      const words = await this.notices.wordsOf(kind)?.(own, now);
      return own.map((notice) => ({ notice, words: words?.get(notice.id) ?? null, devices: [] }));
    } catch (error) {
      if (isDatabaseAway(error)) throw error;
      if (own.length === 1) {
        this.#log.error(`The words of a notice (${kind}) were not found: ${String(error)}`);
        return own.map((notice) => ({ notice, words: 'failed', devices: [] }));
      }
      const apart: Prepared[] = [];
      for (const notice of own) apart.push(...(await this.#withWords(kind, [notice], now)));
      return apart;
    }
  }

  async #addDevices(prepared: readonly Prepared[], now: Date): Promise<void> {
    const pushed = prepared.filter(
      ({ words }) => words && words !== 'failed' && words.push && words.way !== 'mail',
    );
    const userIds = new Set(pushed.flatMap(({ notice }) => notice.userId ?? []));
    if (userIds.size === 0) return;
    const devices = await this.pushes.devicesOf([...userIds], now);
    for (const each of pushed) {
      each.devices = devices.filter(({ userId }) => userId === each.notice.userId);
    }
  }
}
