import { Injectable } from '@nestjs/common';
import type { FindWords, NewNotice } from './notice.js';
import { NoticesRepository, type Statements } from './notices.repository.js';

/** Where features leave what people are to be told, and say how each kind finds its words. */
@Injectable()
export class Notices {
  readonly #kinds = new Map<string, FindWords>();
  #hear: () => void = () => undefined;

  constructor(private readonly repository: NoticesRepository) {}

  /** Names the words of a kind; once for each kind, as the application starts. */
  register(kind: string, findWords: FindWords): void {
    if (this.#kinds.has(kind)) throw new Error(`The notice "${kind}" is registered twice`);
    this.#kinds.set(kind, findWords);
  }

  /** Every kind that this node can tell. */
  get kinds(): string[] {
    return [...this.#kinds.keys()];
  }

  /** What finds the words of a kind; undefined for one that a newer release posted. */
  wordsOf(kind: string): FindWords | undefined {
    return this.#kinds.get(kind);
  }

  /**
   * Keeps notices until they are told, by one statement; those whose key is known are left out.
   * @param within the caller's transaction; the caller says `tellSoon` after its commit
   * @returns how many are new
   */
  async post(notices: readonly NewNotice[], within?: Statements): Promise<number> {
    if (notices.length === 0) return 0;
    const count = await this.repository.insert(notices, within);
    if (!within) this.tellSoon();
    return count;
  }

  /** Has this node look at once for what is due, and not only when its time has come. */
  tellSoon(): void {
    this.#hear();
  }

  /** Hears that something may be due. */
  onPosted(hear: () => void): void {
    this.#hear = hear;
  }
}
