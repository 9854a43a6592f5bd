import { applyChange, type View } from '@kinday/contracts/applyChange';
import type { Change } from '@kinday/contracts/change';
import { fullFrom, type LeanChange } from '@kinday/contracts/leanChange';

/** What a screen makes of lean changes: the changes they stand for, and its views after them. */
export function followLean(
  before: readonly View[],
  told: readonly LeanChange[],
): { changes: Change[]; views: readonly View[] } {
  const changes: Change[] = [];
  let views = before;
  for (const lean of told) {
    const family = views.find(({ records }) => records.members)!;
    if (lean.revision !== family.revision + 1) continue;
    const change = fullFrom(lean, family.records.members!);
    if (!change) throw new Error(`No view tells what change ${lean.revision} leaves out.`);
    changes.push(change);
    views = views.map((view) => applyChange(view, change));
  }
  return { changes, views };
}
