/** Addresses that become links: nothing else that a text may name is ever opened. */
const ADDRESS = /\b(?:https?:\/\/|mailto:|tel:)[^\s<>"]+/gi;
const NOTHING_BEHIND = /^[a-z]+:\/*$/i;
const OPENING: Readonly<Record<string, string>> = { ')': '(', ']': '[', '}': '{' };

export interface FoundAddress {
  address: string;
  /** Where it begins in the text. */
  index: number;
}

/** The addresses (http, https, tel, mailto) in a text, in their order. */
export function addressesIn(text: string): FoundAddress[] {
  return [...text.matchAll(ADDRESS)]
    .map(({ 0: found, index }) => ({ address: withoutStop(found), index }))
    .filter(({ address }) => !NOTHING_BEHIND.test(address));
}

/**
 * An address without the marks of the sentence behind it. A closing bracket is its own when it has the
 * opening one too: `https://en.wikipedia.org/wiki/Mercury_(planet)`.
 */
function withoutStop(found: string): string {
  const left: Record<string, number> = {};
  for (const letter of found) left[letter] = (left[letter] ?? 0) + 1;
  let end = found.length;
  for (; end > 0; end -= 1) {
    const letter = found[end - 1]!;
    const opening = OPENING[letter];
    if (opening) {
      if (left[letter]! <= (left[opening] ?? 0)) break;
      left[letter]! -= 1;
    } else if (!'.,;:!?'.includes(letter)) break;
  }
  return found.slice(0, end);
}
