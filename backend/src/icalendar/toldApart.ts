import type { ReadEntry } from './calendarContent.js';

/** Several calendars may each have an event of the same UID: what says something else is another one. */
export function toldApart(entries: readonly ReadEntry[]): ReadEntry[] {
  const digests = new Map<string, string>();
  return entries.flatMap((entry) => {
    const { uid, recurrence, digest } = entry;
    const name = `${recurrence} ${uid}`;
    const known = digests.get(name);
    if (known === digest) return [];
    if (known !== undefined) return [{ ...entry, uid: `${uid} ${digest.slice(0, 32)}` }];
    digests.set(name, digest);
    return [entry];
  });
}
