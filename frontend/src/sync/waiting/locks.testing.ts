type Work = () => Promise<unknown>;

/** Ends what waits for its turn, or holds it. */
interface Turn {
  name: string;
  begin: () => void;
  lose: (reason: unknown) => void;
}

/** The locks of one browser, as the standard has them: one holder of each name, the others in line. */
export class BrowserLocks {
  #held: Turn[] = [];
  #line: Turn[] = [];

  request(name: string, ...rest: [LockOptions, Work] | [Work]): Promise<unknown> {
    const [options, work] = rest.length === 1 ? [{}, rest[0]] : rest;
    return new Promise((resolve, reject) => {
      const turn: Turn = {
        name,
        lose: reject,
        begin: () => {
          this.#held.push(turn);
          work()
            .then(resolve, reject)
            .finally(() => this.#letGo(turn));
        },
      };
      options.signal?.addEventListener('abort', () => {
        this.#line = this.#line.filter((each) => each !== turn);
        if (!this.#held.includes(turn)) turn.lose(options.signal?.reason);
      });
      if (options.steal) this.#holdersOf(name).forEach((holder) => this.#take(holder));
      if (this.#holdersOf(name).length === 0) turn.begin();
      else this.#line.push(turn);
    });
  }

  query(): Promise<LockManagerSnapshot> {
    return Promise.resolve({ held: this.#held.map(({ name }) => ({ name })), pending: [] });
  }

  #holdersOf(name: string): readonly Turn[] {
    return this.#held.filter((each) => each.name === name);
  }

  #take(turn: Turn): void {
    this.#held = this.#held.filter((each) => each !== turn);
    turn.lose(new DOMException('Stolen', 'AbortError'));
  }

  #letGo(turn: Turn): void {
    if (!this.#held.includes(turn)) return;
    this.#held = this.#held.filter((each) => each !== turn);
    const next = this.#line.find(({ name }) => name === turn.name);
    this.#line = this.#line.filter((each) => each !== next);
    next?.begin();
  }
}

/** Gives the page locks, which jsdom has not. */
export function giveLocks(locks: Pick<BrowserLocks, 'request' | 'query'>): void {
  Object.defineProperty(navigator, 'locks', { value: locks, configurable: true });
}

/** Takes them away, as at plain http. */
export function takeLocks(): void {
  Reflect.deleteProperty(navigator, 'locks');
}
