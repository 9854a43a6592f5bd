import { CATEGORIES, MAIN_CATEGORIES, type MainCategory } from './categories.js';

/** A type of event and the category it stands under. */
export interface EventKind {
  mainCategory: MainCategory;
  subCategory: string;
  /** One of the family's own, which stands for both. */
  ownCategoryId?: string;
}

const KINDS: readonly EventKind[] = MAIN_CATEGORIES.flatMap((mainCategory) =>
  CATEGORIES[mainCategory].map((subCategory) => ({ mainCategory, subCategory })),
);

/** Words by which titles name a type, where they are not its name; "Other" is named by none. */
const WORDS: Partial<Record<string, readonly string[]>> = {
  'Backyard BBQ': ['backyard bbq', 'bbq', 'barbecue'],
  'Movie night': ['movie night', 'movies', 'cinema'],
  "Kids' party": ["kids' party", 'kids party', 'playdate'],
  School: ['school', 'homework', 'teacher', 'kindergarten', 'daycare', 'parents evening', 'exam'],
  'Doctor or dentist': [
    ...['doctor', 'dentist', 'orthodontist', 'pediatrician', 'vaccination', 'checkup'],
    ...['physio', 'therapy', 'optician', 'vet'],
  ],
  'Sports and hobbies': [
    ...['soccer', 'football', 'swimming', 'tennis', 'judo', 'ballet', 'chess', 'gym', 'yoga'],
    ...['basketball', 'baseball', 'volleyball', 'hockey', 'gymnastics', 'karate', 'dance'],
    ...['piano', 'violin', 'guitar', 'choir', 'training', 'sports', 'practice'],
  ],
  Work: ['work', 'office', 'meeting', 'shift'],
  'Chores and errands': ['groceries', 'shopping', 'laundry', 'trash', 'cleaning', 'pick up'],
  Travel: ['travel', 'flight', 'train', 'trip', 'vacation', 'airport', 'beach'],
  Appointment: ['appointment', 'haircut', 'hairdresser'],
  Other: [],
};

function wordsOf({ subCategory }: EventKind): readonly string[] {
  return WORDS[subCategory] ?? [subCategory.toLowerCase().replaceAll('-', ' ')];
}

/** The type a title names, by its longest words if several: "Board game night" is no "Game night". */
export function kindIn(title: string): EventKind | null {
  const words = ` ${title
    .toLowerCase()
    .replaceAll('’', "'")
    .replace(/[^\p{L}\p{N}']+/gu, ' ')} `;
  const named = KINDS.flatMap((kind) =>
    wordsOf(kind)
      .filter((name) => words.includes(` ${name} `))
      .map((name) => ({ kind, length: name.length })),
  );
  return named.toSorted((one, other) => other.length - one.length)[0]?.kind ?? null;
}
