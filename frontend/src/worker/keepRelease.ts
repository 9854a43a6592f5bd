import type { Release } from './release';

const PREFIX = 'kinday-';
/** This release and the two before it in this browser, of which tabs may be open. */
const KEPT = 3;
const ASSETS = '/assets/';

/** The cache of a release: what is in it is what the build wrote, and nothing of a person. */
export const cacheOf = ({ version }: Release) => PREFIX + version;

/**
 * Keeps a release's files, one after the other: the page that is open comes first. What was kept before,
 * in this release or another, is not fetched again. Rejects when a file cannot be had as the build
 * wrote it: the browser tries again at another visit. Where there is no room nothing is kept.
 */
export async function keepRelease(release: Release): Promise<void> {
  const name = cacheOf(release);
  try {
    const cache = await caches.open(name);
    for (const { path, integrity } of release.files) {
      if (await cache.match(path, IN_ANY_ENCODING)) continue;
      await cache.put(path, (await keptBefore(path)) ?? (await fetchWhole(path, integrity)));
    }
  } catch (error) {
    if (!(error instanceof DOMException && error.name === 'QuotaExceededError')) throw error;
    await caches.delete(name);
  }
}

/** Forgets the releases that no tab is of any more. */
export async function forgetOldReleases(release: Release): Promise<void> {
  const own = cacheOf(release);
  const others = (await caches.keys()).filter((name) => name.startsWith(PREFIX) && name !== own);
  const old = others.slice(0, Math.max(0, others.length + 1 - KEPT));
  await Promise.all(old.map((name) => caches.delete(name)));
}

/** Takes a page's headers over as the server sends them by now, if the page itself is the same. */
export async function refreshKept(release: Release, path: string): Promise<void> {
  const file = release.files.find((each) => each.path === path);
  const cache = await caches.open(cacheOf(release));
  if (file) await cache.put(path, await fetchWhole(path, file.integrity));
}

/** Answers are kept as browsers hand them on: unpacked. */
export const IN_ANY_ENCODING = { ignoreVary: true } as const;

/** The name of an asset changes with its content. */
async function keptBefore(path: string): Promise<Response | undefined> {
  return path.startsWith(ASSETS) ? caches.match(path, IN_ANY_ENCODING) : undefined;
}

async function fetchWhole(path: string, integrity: string): Promise<Response> {
  const cache = path.startsWith(ASSETS) ? 'default' : 'no-cache';
  const answer = await fetch(path, { integrity, cache, priority: 'low', redirect: 'error' });
  if (!answer.ok) throw new Error(`${path} was answered ${answer.status}`);
  return answer;
}
