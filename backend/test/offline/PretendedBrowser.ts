import { IDBFactory } from 'fake-indexeddb';
import 'fake-indexeddb/auto';

type Receive = (event: { data: unknown }) => void;
/** What holds or waits for a lock. */
interface Claim {
  page: PretendedPage;
  name: string;
  begin: () => void;
  isHeld: boolean;
}

const NEVER = new Promise<never>(() => undefined);

/** What the pages of one browser share: storage, locks, channels. */
export class PretendedBrowser {
  readonly databases = new IDBFactory();
  readonly localStorage = new PretendedStorage();
  readonly channels = new Set<PretendedChannel>();
  claims: Claim[] = [];

  /** The next in line for each lock gets it. */
  grant(): void {
    for (const claim of this.claims) {
      const isFirst = this.claims.find(({ name }) => name === claim.name) === claim;
      if (!isFirst || claim.isHeld) continue;
      claim.isHeld = true;
      claim.begin();
    }
  }

  letGo(isOver: (claim: Claim) => boolean): void {
    this.claims = this.claims.filter((claim) => !isOver(claim));
    this.grant();
  }
}

/** One page of a browser; its code finds the browser's globals instead of Node's. */
export class PretendedPage {
  readonly sessionStorage = new PretendedStorage();
  readonly #timers = new Set<NodeJS.Timeout>();
  #connections: IDBDatabase[] = [];
  isKilled = false;

  constructor(
    readonly browser: PretendedBrowser,
    private readonly wire: (request: Request) => Promise<Response>,
  ) {}

  /** A call; one whose page dies is never answered. */
  async #send(request: Request): Promise<Response> {
    try {
      if (this.isKilled) return await NEVER;
      return await this.wire(request);
    } finally {
      if (this.isKilled) await NEVER;
    }
  }

  /** Runs a script as one of this page. @returns what the script gives out as `tab` */
  run(script: string): unknown {
    const BroadcastChannel = this.#channels();
    const location = new URL('http://localhost/dashboard');
    const globals = {
      location,
      window: Object.assign(new EventTarget(), { location, BroadcastChannel }),
      document: Object.assign(new EventTarget(), { hidden: false, visibilityState: 'visible' }),
      indexedDB: this.indexedDB,
      localStorage: this.browser.localStorage,
      sessionStorage: this.sessionStorage,
      navigator: { language: 'en-US', locks: this.locks },
      BroadcastChannel,
      setTimeout: (work: () => void, ms?: number) => this.#later(work, ms),
      Request: PageRequest,
      fetch: (...call: Parameters<typeof fetch>) => this.#send(new PageRequest(...call)),
    };
    const names = Object.keys(globals);
    // eslint-disable-next-line @typescript-eslint/no-implied-eval -- each page has the code, and its state, anew
    const begin = new Function(...names, `${script}; return tab;`) as (
      ...values: unknown[]
    ) => unknown;
    return begin(...Object.values(globals));
  }

  /** What a dead page was to do later is done by nobody. */
  #later(work: () => void, ms?: number): NodeJS.Timeout {
    const timer = setTimeout(() => {
      this.#timers.delete(timer);
      if (!this.isKilled) work();
    }, ms);
    this.#timers.add(timer);
    return timer;
  }

  #channels() {
    const channelOf = (name: string) => new PretendedChannel(name, this);
    return function BroadcastChannel(name: string) {
      return channelOf(name);
    };
  }

  /** Its process ends: nothing of it reaches the database, another page or the server any more. */
  kill(): void {
    this.isKilled = true;
    this.#timers.forEach(clearTimeout);
    for (const database of this.#connections) database.close();
    for (const channel of this.browser.channels) if (channel.page === this) channel.close();
    this.browser.letGo((claim) => claim.page === this);
  }

  readonly indexedDB = {
    open: (name: string, version?: number): IDBOpenDBRequest => {
      if (this.isKilled) throw new DOMException('The page is gone', 'InvalidStateError');
      const request = this.browser.databases.open(name, version);
      request.addEventListener('success', () => {
        this.#connections.push(request.result);
        if (this.isKilled) request.result.close();
      });
      return request;
    },
  };

  readonly locks = {
    request: <T>(
      name: string,
      options: LockOptions | (() => Promise<T>),
      work?: () => Promise<T>,
    ): Promise<T> => {
      const callback = work ?? (options as () => Promise<T>);
      return new Promise<T>((resolve, reject) => {
        const begin = () =>
          void callback()
            .then(resolve, reject)
            .finally(() => this.browser.letGo((each) => each === claim));
        const claim: Claim = { page: this, name, begin, isHeld: false };
        if (this.isKilled) return;
        this.browser.claims.push(claim);
        this.browser.grant();
      });
    },
    query: () =>
      Promise.resolve({
        held: this.browser.claims.filter(({ isHeld }) => isHeld).map(({ name }) => ({ name })),
        pending: [],
      }),
  };
}

class PretendedStorage {
  readonly #texts = new Map<string, string>();
  getItem = (key: string) => this.#texts.get(key) ?? null;
  setItem = (key: string, text: string) => void this.#texts.set(key, text);
  removeItem = (key: string) => void this.#texts.delete(key);
}

class PretendedChannel {
  onmessage: Receive | null = null;
  #isClosed = false;

  constructor(
    private readonly name: string,
    readonly page: PretendedPage,
  ) {
    this.page.browser.channels.add(this);
  }

  addEventListener(_message: 'message', receive: Receive): void {
    this.onmessage = receive;
  }

  postMessage(message: unknown): void {
    if (this.page.isKilled) return;
    if (this.#isClosed) throw new DOMException('The channel is closed', 'InvalidStateError');
    const data = structuredClone(message);
    for (const other of this.page.browser.channels) {
      if (other === this || other.name !== this.name) continue;
      setTimeout(() => other.onmessage?.({ data }));
    }
  }

  close(): void {
    this.#isClosed = true;
    this.onmessage = null;
    this.page.browser.channels.delete(this);
  }
}

/** A request as a page makes it, whose addresses begin at its own. */
class PageRequest extends Request {
  constructor(path: RequestInfo | URL, init?: RequestInit) {
    super(path instanceof Request ? path : new URL(String(path), 'http://localhost'), init);
  }
}
