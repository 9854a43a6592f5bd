/** All that a text cannot hold, its line ends being `\n`. */
const UNSTORABLE = /[\p{Cc}\p{Surrogate}]/gu;
const HTML = /<(?:br|p|b|i|u|a|ul|ol|li|div|span|html|body|strong|em|table|font)\b[^<>]*>/i;
const ENTITIES: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  nbsp: ' ',
  '#39': "'",
};

/** A text as the product stores it, NFC and trimmed. */
export function storable(text: string): string {
  return text
    .replace(/\r\n?/g, '\n')
    .replace(UNSTORABLE, (character) => (/[\n\t]/.test(character) ? character : ''))
    .normalize('NFC')
    .trim();
}

/** The same; of a text in HTML, as Google writes notes, its words. */
export function plainText(text: string): string {
  return storable(HTML.test(text) ? wordsOf(text) : text);
}

/** The beginning of a text; no character is cut in two. */
export function beginningOf(text: string, most: number): string {
  return storable(text.slice(0, most));
}

function wordsOf(html: string): string {
  return html
    .replace(/<(?:br|\/p|\/div|\/li|\/tr)\b[^<>]*>/gi, '\n')
    .replace(/<\/?[a-z][^<>]*>/gi, '')
    .replace(/&(amp|lt|gt|quot|nbsp|#39);/g, (entity, name: string) => ENTITIES[name] ?? entity);
}
