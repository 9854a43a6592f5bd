import { setTimeout as pause } from 'node:timers/promises';
import { constants, createGzip } from 'node:zlib';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { Injectable } from '@nestjs/common';
import { TurnQueue } from '../../common/TurnQueue.js';

/** Bytes of calendars that are kept, packed, for who asks next. */
const MOST_BYTES = 32 * 1024 * 1024;
const AT_ONCE = 1;
const MOST_WAITING = 2_000;
const PATIENCE_MS = 60_000;

/**
 * Calendars as files, packed by gzip: each is made once for all who ask for it meanwhile, one at a time
 * and at leisure, since no program is in a hurry; it is kept as long as there is room.
 */
@Injectable()
export class RenderedCalendars {
  readonly #kept = new Map<string, Buffer>();
  readonly #underWay = new Map<string, Promise<Buffer>>();
  readonly #queue = new TurnQueue({
    name: 'calendar_renderings',
    concurrency: AT_ONCE,
    maxWaiting: MOST_WAITING,
    maxWaitMs: PATIENCE_MS,
  });
  #bytes = 0;
  /** How many were made, for tests. */
  made = 0;

  /**
   * The file of this name. Throws 503 when too many others are being made.
   * @param key names all that the file depends on
   * @param pieces of the file, in order
   */
  async of(key: string, pieces: () => Promise<AsyncIterable<string>>): Promise<Buffer> {
    const kept = this.#kept.get(key);
    if (kept) return kept;
    const known = this.#underWay.get(key);
    if (known) return known;
    const file = this.#queue.run('', async () => this.#pack(await pieces()));
    this.#underWay.set(key, file);
    try {
      this.#keep(key, await file);
      return await file;
    } finally {
      this.#underWay.delete(key);
    }
  }

  async #pack(pieces: AsyncIterable<string>): Promise<Buffer> {
    this.made += 1;
    const packed = createGzip({ level: constants.Z_BEST_SPEED });
    const source = Readable.from(atLeisure(pieces), { highWaterMark: 1 });
    source.once('error', (error) => packed.destroy(error));
    return buffer(source.pipe(packed));
  }

  /** Lets go of the oldest ones until there is room. */
  #keep(key: string, file: Buffer): void {
    if (file.length > MOST_BYTES / 4) return;
    this.#kept.set(key, file);
    this.#bytes += file.length;
    for (const [oldest, { length }] of this.#kept) {
      if (this.#bytes <= MOST_BYTES) return;
      this.#kept.delete(oldest);
      this.#bytes -= length;
    }
  }
}

/** Rests after each piece for as long as it took: half of the time is for those who write. */
async function* atLeisure(pieces: AsyncIterable<string>): AsyncGenerator<string, void> {
  let begun = performance.now();
  for await (const piece of pieces) {
    yield piece;
    await pause(performance.now() - begun);
    begun = performance.now();
  }
}
