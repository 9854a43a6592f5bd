/** What Node has none of: a browser's caches, as far as the worker uses them. Keys are paths. */
export class CachesInMemory {
  readonly #caches = new Map<string, Map<string, Response>>();
  /** What the next files cannot be put for. */
  refusal: Error | null = null;

  open(name: string) {
    const files = this.#caches.get(name) ?? new Map<string, Response>();
    this.#caches.set(name, files);
    return Promise.resolve({
      match: (path: string) => Promise.resolve(files.get(path)?.clone()),
      put: (path: string, answer: Response) => {
        if (this.refusal) return Promise.reject(this.refusal);
        files.set(path, answer);
        return Promise.resolve();
      },
    });
  }

  keys(): Promise<string[]> {
    return Promise.resolve([...this.#caches.keys()]);
  }

  delete(name: string): Promise<boolean> {
    return Promise.resolve(this.#caches.delete(name));
  }

  match(path: string, { cacheName }: MultiCacheQueryOptions = {}): Promise<Response | undefined> {
    const named = [...this.#caches].filter(([name]) => !cacheName || name === cacheName);
    const found = named.map(([, files]) => files.get(path)).find((answer) => answer);
    return Promise.resolve(found?.clone());
  }

  /** The paths that are kept, by cache. */
  kept(): Record<string, string[]> {
    return Object.fromEntries([...this.#caches].map(([name, files]) => [name, [...files.keys()]]));
  }
}

/** What a worker asked the network for, and what it was answered. */
export class Network {
  readonly asked: string[] = [];
  /** Path → what is answered there; what is not named is answered by its own path. */
  readonly answers = new Map<string, () => Promise<Response>>();
  isAway = false;

  readonly fetch = (asked: string | Request): Promise<Response> => {
    const path = typeof asked === 'string' ? asked : new URL(asked.url).pathname;
    this.asked.push(path);
    if (this.isAway) return Promise.reject(new TypeError('Failed to fetch'));
    return this.answers.get(path)?.() ?? Promise.resolve(new Response(`from the network: ${path}`));
  };

  answer(path: string, status: number): void {
    this.answers.set(path, () => Promise.resolve(new Response('', { status })));
  }
}

/** Gives the worker's code a browser of its own. */
export function newBrowser(): { caches: CachesInMemory; network: Network } {
  const browser = { caches: new CachesInMemory(), network: new Network() };
  Object.assign(globalThis, { caches: browser.caches, fetch: browser.network.fetch });
  return browser;
}

/** A release of these files. */
export const releaseOf = (version: string, ...paths: string[]) => ({
  version,
  files: paths.map((path) => ({ path, integrity: 'sha256-x' })),
});
