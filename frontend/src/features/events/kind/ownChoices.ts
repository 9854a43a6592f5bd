import type { OwnCategory } from '@kinday/contracts/ownCategory';
import { PLANS } from '@kinday/contracts/product';
import type { ShownFamily } from '../../../sync/useFamily';

/**
 * The family's own categories that an event may have, by name: what its plan allows, and the one that
 * the event has, whatever became of that.
 */
export function ownChoices(
  { family, ownCategories }: Pick<ShownFamily, 'family' | 'ownCategories'>,
  chosenId: string | null,
): OwnCategory[] {
  const areAllowed = PLANS[family.subscriptionTier].ownCategories > 0;
  return ownCategories
    .filter(({ id, isDeleted }) => id === chosenId || (areAllowed && !isDeleted))
    .sort((one, other) => one.name.localeCompare(other.name));
}
