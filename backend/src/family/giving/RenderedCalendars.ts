import { constants, createGzip } from 'node:zlib';
import { Readable } from 'node:stream';
import { Injectable } from '@nestjs/common';
import { HeavyWork } from '../../access/limits/HeavyWork.js';
import { BoundedMap } from '../../common/BoundedMap.js';

/** Bytes of all files that are kept, packed, for the next reader. */
const MOST_BYTES = 32 * 1024 * 1024;
/** Bytes of one file, packed. A slow reader holds a file in memory for as long as it reads. */
export const MOST_OF_ONE = 2 * 1024 * 1024;

/**
 * Calendars as files, packed by gzip: each is made once for all who ask for it meanwhile, in the turn
 * of the link's owner; it is kept as long as there is
 * room. A file that is larger than MOST_OF_ONE is not kept: its readers get a stream.
 */
@Injectable()
export class RenderedCalendars {
  readonly #kept = new Map<string, Buffer>();
  readonly #underWay = new Map<string, Promise<Buffer | null>>();
  /** Names of files that were found to be too large. */
  readonly #large = new BoundedMap<string, true>(1_000);
  #bytes = 0;
  /** How many were made, for tests. */
  made = 0;

  constructor(private readonly heavy: HeavyWork) {}

  /**
   * The file of this name; null for one that is too large to be kept. Throws 503 when too many others
   * are being made.
   * @param key names all that the file depends on
   * @param ownerId whose link is read
   * @param pieces of the file, in order
   */
  async of(
    key: string,
    ownerId: string,
    pieces: () => Promise<AsyncIterable<string>>,
  ): Promise<Buffer | null> {
    if (this.#large.get(key)) return null;
    const known = this.#kept.get(key) ?? this.#underWay.get(key);
    if (known) return known;
    const file = this.heavy.run(ownerId, async () => this.#pack(key, await pieces()));
    this.#underWay.set(key, file);
    try {
      return await file;
    } finally {
      this.#underWay.delete(key);
    }
  }

  async #pack(key: string, pieces: AsyncIterable<string>): Promise<Buffer | null> {
    this.made += 1;
    const source = Readable.from(pieces, { highWaterMark: 1 });
    const packed = createGzip({ level: constants.Z_BEST_SPEED });
    source.once('error', (error) => packed.destroy(error));
    const chunks: Buffer[] = [];
    let bytes = 0;
    for await (const chunk of source.pipe(packed) as AsyncIterable<Buffer>) {
      chunks.push(chunk);
      bytes += chunk.length;
      if (bytes <= MOST_OF_ONE) continue;
      source.destroy();
      this.#large.set(key, true);
      return null;
    }
    const file = Buffer.concat(chunks);
    this.#keep(key, file);
    return file;
  }

  /** Lets go of the oldest ones until there is room. */
  #keep(key: string, file: Buffer): void {
    this.#kept.set(key, file);
    this.#bytes += file.length;
    for (const [oldest, { length }] of this.#kept) {
      if (this.#bytes <= MOST_BYTES) return;
      this.#kept.delete(oldest);
      this.#bytes -= length;
    }
  }
}
