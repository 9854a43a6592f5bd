import { CATEGORIES, MAIN_CATEGORIES, type MainCategory } from '@kinday/contracts/categories';

/** A type of event and the category it stands under. */
export interface EventKind {
  mainCategory: MainCategory;
  subCategory: string;
}

const KINDS: readonly EventKind[] = MAIN_CATEGORIES.flatMap((mainCategory) =>
  CATEGORIES[mainCategory].map((subCategory) => ({ mainCategory, subCategory })),
);

/** The type a title names, the longest if several: "Board game night" is no "Game night". */
export function kindIn(title: string): EventKind | null {
  const words = ` ${title.toLowerCase().replace(/[^\p{L}\p{N}']+/gu, ' ')} `;
  const named = KINDS.filter(({ subCategory }) => {
    const type = subCategory.toLowerCase().replaceAll('-', ' ');
    return words.includes(` ${type} `);
  });
  return (
    named.toSorted((one, other) => other.subCategory.length - one.subCategory.length)[0] ?? null
  );
}
