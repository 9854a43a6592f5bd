import { isFilePath, isServerPath, pageAt, type PageAddress } from '@kinday/contracts/pages';
import { isSignedIn, keptPageOf } from './keptPages';
import { cacheOf, IN_ANY_ENCODING, keepRelease, refreshKept } from './keepRelease';
import type { Release } from './release';

/** How long the network may take to answer before what is kept does, ms. */
const PATIENCE_MS = 5_000;
/** A page that asked to be let through loads itself at once, ms. */
const LET_THROUGH_MS = 10_000;

/** Takes work that goes on when the answer is there. */
type Meanwhile = (work: Promise<unknown>) => void;

/** What a worker answers from what it keeps of its release. Everything else is the network's. */
export class ReleaseAnswers {
  #letThroughUntil = 0;
  #mended: Promise<void> | undefined;

  constructor(
    private readonly release: Release,
    private readonly origin: string,
  ) {}

  /** The next page comes from the server, if it can be reached. */
  letThrough(): void {
    this.#letThroughUntil = Date.now() + LET_THROUGH_MS;
  }

  /** Whether all these files are of its release. */
  has(paths: readonly string[]): boolean {
    return paths.every((path) => this.#has(path));
  }

  /** @returns null for what is never kept */
  answerTo(request: Request, meanwhile: Meanwhile): Promise<Response> | null {
    const { origin, pathname, search } = new URL(request.url);
    if (request.method !== 'GET' || request.headers.has('range') || origin !== this.origin)
      return null;
    if (isServerPath(pathname)) return null;
    if (pathname.startsWith('/assets/')) return this.#asset(request, pathname);
    if (isFilePath(pathname)) return this.#has(pathname) ? this.#file(request, pathname) : null;
    if (request.mode !== 'navigate') return null;
    const page = pageAt(pathname);
    const kept = keptPageOf(page, search);
    if (isSignedIn(page) && Date.now() >= this.#letThroughUntil) {
      return this.#keptFirst(request, kept, meanwhile);
    }
    this.#letThroughUntil = 0;
    return this.#networkFirst(request, kept);
  }

  /** Of this release or one before it, whose tabs ask for their pieces as well. */
  async #asset(request: Request, path: string): Promise<Response> {
    const kept = (await this.#kept(path)) ?? (await caches.match(path, IN_ANY_ENCODING));
    if (kept) return kept;
    const answer = await fetch(request);
    // What is kept is not whole, and the server cannot complete it: its documents are of no use.
    if (answer.status === 404 && this.#has(path)) await caches.delete(cacheOf(this.release));
    return answer;
  }

  async #file(request: Request, path: string): Promise<Response> {
    return (await this.#kept(path)) ?? fetch(request);
  }

  async #keptFirst(request: Request, page: PageAddress, meanwhile: Meanwhile): Promise<Response> {
    const kept = await this.#kept(page);
    if (kept) meanwhile(refreshKept(this.release, page).catch(() => undefined));
    else meanwhile(this.#mend());
    return kept ?? this.#networkFirst(request, page);
  }

  async #networkFirst(request: Request, page: PageAddress): Promise<Response> {
    const answer = fetch(request);
    const inTime = await Promise.race([answer.catch(() => null), patience()]);
    if (inTime && inTime.status < 500) return inTime;
    return (await this.#kept(page)) ?? answer;
  }

  /** Keeps the release anew: browsers may take away what is kept, and there may be room again. */
  #mend(): Promise<void> {
    return (this.#mended ??= keepRelease(this.release).catch(() => undefined));
  }

  #has(path: string): boolean {
    return this.release.files.some((file) => file.path === path);
  }

  async #kept(path: string): Promise<Response | undefined> {
    return caches.match(path, { cacheName: cacheOf(this.release), ...IN_ANY_ENCODING });
  }
}

function patience(): Promise<null> {
  return new Promise((resolve) => setTimeout(() => resolve(null), PATIENCE_MS));
}
