/** Letters that are no others with a sign, as PostgreSQL's `unaccent` writes them. */
const WRITTEN: Readonly<Record<string, string>> = {
  ß: 'ss',
  ẞ: 'SS',
  æ: 'ae',
  Æ: 'AE',
  œ: 'oe',
  Œ: 'OE',
  ø: 'o',
  Ø: 'O',
  ł: 'l',
  Ł: 'L',
  đ: 'd',
  Đ: 'D',
  ð: 'd',
  Ð: 'D',
  þ: 'th',
  Þ: 'TH',
  ħ: 'h',
  Ħ: 'H',
  ı: 'i',
};
const OTHERS = new RegExp(`[${Object.keys(WRITTEN).join('')}]`, 'g');

/** A text as searches compare it, without case and accents: `searchable` of the server's database. */
export function searchable(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(OTHERS, (letter) => WRITTEN[letter] ?? letter)
    .toLowerCase();
}

/** Whether something says a text in its title, its notes or its place. */
export function says(
  { title, notes, location }: { title: string; notes: string | null; location: string | null },
  text: string,
): boolean {
  const wanted = searchable(text);
  return [title, notes, location].some((each) => each && searchable(each).includes(wanted));
}
