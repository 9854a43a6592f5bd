import type { ImportStage } from './importJob';

type Going = Pick<Extract<ImportStage, { name: 'going' }>, 'done' | 'total'>;

/** Quarters that are in, 0 to 4: how often a screen reader is told of it. */
export function quarterOf({ done, total }: Going): number {
  return total === 0 ? 0 : Math.floor((done * 4) / total);
}
