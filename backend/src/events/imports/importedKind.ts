import { CATEGORIES, MAIN_CATEGORIES, isTypeOf } from '@kinday/contracts/categories';
import type { EventFields } from '@kinday/contracts/eventFields';
import { kindIn } from '@kinday/contracts/kindIn';
import { BESIDE_OWN, isSameName, OUR_OWN, type OwnCategory } from '@kinday/contracts/ownCategory';

export type Kind = Pick<EventFields, 'mainCategory' | 'subCategory' | 'ownCategoryId'>;

/**
 * The kind that categories of a file mean: one of ours by its two names, as our own files tell it, or by
 * the name of its type; one of the family's own by its name. Null where they mean none.
 * @param own those that the family may give to events
 */
export function kindByCategories(
  names: readonly string[],
  own: readonly OwnCategory[],
): Kind | null {
  const [first = '', second = ''] = names;
  const isOwnName = first === OUR_OWN ? [second] : names;
  const category = own.find(({ name }) => isOwnName.some((each) => isSameName(each, name)));
  if (category) return { ...BESIDE_OWN, ownCategoryId: category.id };
  const main = MAIN_CATEGORIES.find((each) => each === first);
  if (main && isTypeOf(main, second)) {
    return { mainCategory: main, subCategory: second, ownCategoryId: null };
  }
  for (const mainCategory of MAIN_CATEGORIES) {
    const types: readonly string[] = CATEGORIES[mainCategory];
    const subCategory = types.find((type) => names.some((each) => isSameName(each, type)));
    if (subCategory && subCategory !== BESIDE_OWN.subCategory) {
      return { mainCategory, subCategory, ownCategoryId: null };
    }
  }
  return null;
}

/** The kind of a new event: by its categories, else by its title. */
export function importedKind(
  names: readonly string[],
  title: string,
  own: readonly OwnCategory[],
): Kind {
  const kind = kindByCategories(names, own) ?? kindIn(title) ?? BESIDE_OWN;
  return { ownCategoryId: null, ...kind };
}
