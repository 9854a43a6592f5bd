import { constants, createGzip } from 'node:zlib';
import { Readable } from 'node:stream';
import { Injectable } from '@nestjs/common';
import { HeavyWork } from '../../access/limits/HeavyWork.js';
import { BoundedMap } from '../../common/BoundedMap.js';

/** Bytes of all files that are kept, packed, for the next reader. */
const MOST_BYTES = 32 * 1024 * 1024;
/** Bytes of one file, packed. A slow reader holds a file in memory for as long as it reads. */
export const MOST_OF_ONE = 2 * 1024 * 1024;

/** A file that is being made, or waits for its turn. */
interface UnderWay {
  file: Promise<Buffer | null>;
  /** How many wait for it. */
  readers: number;
  /** Aborted when nobody does any more. */
  left: AbortController;
}

/**
 * Calendars as files, packed by gzip: each is made once for all who ask for it meanwhile, in the turn
 * of the link's owner; it is kept as long as there is
 * room. One that was begun is made to its end also where all who asked have left: programs that do
 * not wait for long ask again. A file that is larger than MOST_OF_ONE is not kept: its readers get a stream.
 */
@Injectable()
export class RenderedCalendars {
  readonly #kept = new Map<string, Buffer>();
  readonly #underWay = new Map<string, UnderWay>();
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
   * @param gone aborted when the caller has left (`CallerGone`)
   */
  async of(
    key: string,
    ownerId: string,
    pieces: () => Promise<AsyncIterable<string>>,
    gone: AbortSignal,
  ): Promise<Buffer | null> {
    gone.throwIfAborted();
    if (this.#large.get(key)) return null;
    const kept = this.#kept.get(key);
    if (kept) return kept;
    const making = this.#underWay.get(key) ?? this.#make(key, ownerId, pieces);
    making.readers += 1;
    const leave = () => {
      making.readers -= 1;
      if (making.readers === 0) making.left.abort(gone.reason);
    };
    gone.addEventListener('abort', leave, { once: true });
    try {
      return await making.file;
    } finally {
      gone.removeEventListener('abort', leave);
    }
  }

  #make(key: string, ownerId: string, pieces: () => Promise<AsyncIterable<string>>): UnderWay {
    const left = new AbortController();
    const pack = async () => this.#pack(key, await pieces());
    const file = this.heavy.run(ownerId, pack, left.signal);
    const making = { file, readers: 0, left };
    this.#underWay.set(key, making);
    const forget = () => void this.#underWay.delete(key);
    file.then(forget, forget);
    return making;
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
