import { isTypeOf, MAIN_CATEGORIES } from '@kinday/contracts/categories';
import type { EventDraft } from '../eventDraft';
import type { EventKind } from './kindIn';

/** What an event is whose title names no type. */
export const OTHER: EventKind = { mainCategory: 'Everyday life', subCategory: 'Other' };

/** Whether nobody has chosen or emptied category and type: the title may suggest them. */
export function isKindOpen({ mainCategory, subCategory, isKindCleared }: EventDraft): boolean {
  return mainCategory === '' && subCategory === '' && !isKindCleared;
}

/** A stored category and type; null for what this release does not know. */
export function knownKind(
  kind: { mainCategory: string; subCategory: string } | null | undefined,
): EventKind | null {
  const mainCategory = MAIN_CATEGORIES.find((each) => each === kind?.mainCategory);
  if (!kind || !mainCategory || !isTypeOf(mainCategory, kind.subCategory)) return null;
  return { mainCategory, subCategory: kind.subCategory };
}
