const WORDS = ['', 'first', 'second', 'third', 'fourth', 'fifth'];

/** `12th` */
export function ordinal(number: number): string {
  const isTeen = number % 100 >= 11 && number % 100 <= 13;
  const ending = isTeen ? 'th' : (['th', 'st', 'nd', 'rd'][number % 10] ?? 'th');
  return `${number}${ending}`;
}

/** `second`, `last`, `second to last`, `20th`: a place counted from 1, from the end where negative. */
export function placeWord(place: number): string {
  if (place === -1) return 'last';
  const word = WORDS[Math.abs(place)] ?? ordinal(Math.abs(place));
  return place < 0 ? `${word} to last` : word;
}
