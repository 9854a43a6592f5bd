/** Work under way, by its id. */
export class UnderWay {
  readonly #ids = new Set<string>();
  #hear: () => void = () => undefined;
  /** The first work that failed. */
  failed: Promise<void> | undefined;

  get size(): number {
    return this.#ids.size;
  }

  get ids(): string[] {
    return [...this.#ids];
  }

  add(id: string, work: Promise<void>): void {
    this.#ids.add(id);
    const end = () => {
      this.#ids.delete(id);
      this.#hear();
    };
    work.then(end, () => {
      this.failed ??= work;
      end();
    });
  }

  /** Resolves when no more than so many are left, or after so many milliseconds. For one who waits at a time. */
  untilAtMost(count: number, patienceMs: number): Promise<void> {
    if (this.size <= count) return Promise.resolve();
    return new Promise((resolve) => {
      const patience = setTimeout(resolve, patienceMs);
      this.#hear = () => {
        if (this.size > count) return;
        clearTimeout(patience);
        resolve();
      };
    });
  }
}
