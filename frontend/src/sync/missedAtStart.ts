import type { Change } from '@kinday/contracts/change';

/** Family → where it stood when this page, which began with the device's copy, first reached the server. */
const firstTold = new Map<string, number>();
let hasBegunWithCopy = false;

/** The page shows what this device kept, and the server has not been asked yet. */
export function begunWithCopy(): void {
  hasBegunWithCopy = true;
}

/** The server told where families stand; only the first time counts. */
export function noteFirstTold(revisions: Readonly<Record<string, number>>): void {
  if (!hasBegunWithCopy) return;
  hasBegunWithCopy = false;
  for (const [id, revision] of Object.entries(revisions)) firstTold.set(id, revision);
}

/** Whether a change was made before this page was opened: it is no news of this moment. */
export function wasMissedAtStart({ familyId, revision }: Pick<Change, 'familyId' | 'revision'>) {
  return revision <= (firstTold.get(familyId) ?? 0);
}
