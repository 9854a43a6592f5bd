import { withoutEntities } from './withoutEntities.js';

/** All that a text cannot hold, its line ends being `\n`. */
const UNSTORABLE = /[\p{Cc}\p{Surrogate}]/gu;
const HTML = /<(?:br|p|b|i|u|a|ul|ol|li|div|span|html|body|strong|em|table|font)\b[^<>]*>/i;
/** A tag, its slash and its name; or a comment or a declaration, which have no name. */
const TAG = /<(?:(\/?)([a-z][a-z\d]*)\b|!)[^<>]*>/gi;
/** What stands between their tags is for browsers. */
const UNSEEN = ['head', 'style', 'script', 'title'];
const ENDS_LINE = ['p', 'div', 'li', 'tr'];

/** A text as the product stores it, NFC and trimmed. */
export function storable(text: string): string {
  return text
    .replace(/\r\n?/g, '\n')
    .replace(UNSTORABLE, (character) => (/[\n\t]/.test(character) ? character : ''))
    .normalize('NFC')
    .trim();
}

/** The same; of a text in HTML, as Google writes notes, its words. Entities of HTML are the characters they mean. */
export function plainText(text: string): string {
  return HTML.test(text) ? wordsOf(text) : storable(withoutEntities(text));
}

/** The words of a page, as the product stores them. */
export function wordsOf(html: string): string {
  const words: string[] = [];
  let from = 0;
  let unseen: string | null = null;
  for (const { index, 0: tag, 1: slash, 2: name = '' } of html.matchAll(TAG)) {
    if (unseen === null) words.push(html.slice(from, index));
    from = index + tag.length;
    const element = name.toLowerCase();
    const isEnd = slash === '/';
    if (unseen !== null) {
      if (isEnd && element === unseen) unseen = null;
    } else if (!isEnd && UNSEEN.includes(element)) {
      unseen = element;
    } else if (element === 'br' || (isEnd && ENDS_LINE.includes(element))) {
      words.push('\n');
    }
  }
  if (unseen === null) words.push(html.slice(from));
  return storable(withoutEntities(words.join('')));
}

/** The beginning of a text; no character is cut in two. */
export function beginningOf(text: string, most: number): string {
  return storable(text.slice(0, most));
}
