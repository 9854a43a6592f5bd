import { Injectable, Logger } from '@nestjs/common';
import { togetherOrApart } from '../common/togetherOrApart.js';
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

  #withWords(kind: string, own: readonly LeasedNotice[], now: Date): Promise<Prepared[]> {
    const find = async (some: readonly LeasedNotice[]): Promise<Prepared[]> => {
      const words = await this.notices.wordsOf(kind)?.(some, now);
      return some.map((notice) => ({ notice, words: words?.get(notice.id) ?? null, devices: [] }));
    };
    return togetherOrApart(own, find, (notice, error) => {
      this.#log.error(
        `The words of notice ${notice.id} (${kind}) were not found: ${String(error)}`,
      );
      return [{ notice, words: 'failed', devices: [] }];
    });
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
