import { isTypeOf, MAIN_CATEGORIES } from '@kinday/contracts/categories';
import { BESIDE_OWN, type OwnCategory } from '@kinday/contracts/ownCategory';
import type { EventDraft } from '../eventDraft';
import type { EventKind } from '@kinday/contracts/kindIn';

/** What an event is whose title names no type. */
export const OTHER: EventKind = { mainCategory: 'Everyday life', subCategory: 'Other' };

/** Whether nobody has chosen or emptied category and type: the title may suggest them. */
export function isKindOpen({ mainCategory, subCategory, isKindCleared }: EventDraft): boolean {
  return mainCategory === '' && subCategory === '' && !isKindCleared;
}

interface StoredKind {
  mainCategory: string;
  subCategory: string;
  ownCategoryId?: string | null;
}

/**
 * A stored category and type; null for what this release does not know.
 * @param own the family's own categories that can be chosen
 */
export function knownKind(
  kind: StoredKind | null | undefined,
  own: readonly OwnCategory[],
): EventKind | null {
  const ownCategoryId = kind?.ownCategoryId;
  if (ownCategoryId) {
    return own.some(({ id }) => id === ownCategoryId) ? { ...BESIDE_OWN, ownCategoryId } : null;
  }
  const mainCategory = MAIN_CATEGORIES.find((each) => each === kind?.mainCategory);
  if (!kind || !mainCategory || !isTypeOf(mainCategory, kind.subCategory)) return null;
  return { mainCategory, subCategory: kind.subCategory };
}
