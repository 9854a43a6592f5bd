import type { Change } from '@kinday/contracts/change';
import { keepChanges } from './replica';

interface Queued {
  change: Change;
  epoch: string;
}

/** Changes that are on the screen, and on their way into the copy. */
let queued: Queued[] = [];
let keeping: Promise<readonly string[]> = Promise.resolve([]);

/** Puts a change in line for the copy: what people see does not wait for it. */
export function queueChange(change: Change, epoch: string): void {
  queued.push({ change, epoch });
}

/**
 * Keeps what stands in line.
 * @returns the families of which the copy is behind, as something before these changes is missing there
 */
export function keepQueued(): Promise<readonly string[]> {
  keeping = keeping.catch(() => []).then(keepAll);
  return keeping;
}

async function keepAll(): Promise<readonly string[]> {
  const all = queued;
  queued = [];
  const behind: string[] = [];
  for (const familyId of new Set(all.map(({ change }) => change.familyId))) {
    const its = all.filter(({ change }) => change.familyId === familyId);
    const last = its.at(-1);
    if (!last) continue;
    const changes = its.filter(({ epoch }) => epoch === last.epoch).map(({ change }) => change);
    const revision = await keepChanges(changes, last.epoch);
    if (revision === null || revision < last.change.revision) behind.push(familyId);
  }
  return behind;
}
