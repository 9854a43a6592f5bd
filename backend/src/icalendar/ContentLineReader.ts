import { isKnownProperty, isText } from './knownProperties.js';
import { LineReader, type UnfoldedLine } from './LineReader.js';

/** A line of a calendar file, unfolded. */
export interface ContentLine {
  /** In capitals. */
  name: string;
  /** All of it, at most `LONGEST` characters. */
  text: string;
  /** Where it begins, the first line of the file being 1. */
  line: number;
  /** Whether it is no line of iCalendar. */
  isBroken: boolean;
}

const NAME = /^([A-Z][A-Z0-9-]*(?:\.[A-Z][A-Z0-9-]*)?)[;:]/i;
const LONGEST = 50_000;

/**
 * Reads the content lines of a calendar file from its bytes, which come in pieces. Lines that a careless
 * program broke without a blank before the rest are joined to the text before them; what is folded by
 * the rule of RFC 5545 is unfolded before.
 */
export class ContentLineReader {
  readonly #lines = new LineReader();
  #current: ContentLine | null = null;

  /** The lines that are known to be whole now. */
  *push(bytes: Uint8Array): Generator<ContentLine> {
    for (const line of this.#lines.push(bytes)) yield* this.#take(line);
  }

  /** The lines that are left at the end of the file. */
  *end(): Generator<ContentLine> {
    for (const line of this.#lines.end()) yield* this.#take(line);
    if (this.#current) yield this.#current;
    this.#current = null;
  }

  *#take({ text, line }: UnfoldedLine): Generator<ContentLine> {
    const name = nameOf(text);
    if (name === null && this.#current && isText(this.#current.name)) {
      append(this.#current, `\\n${text}`);
      return;
    }
    if (this.#current) yield this.#current;
    this.#current = { name: name ?? '', text: text.slice(0, LONGEST), line, isBroken: !name };
  }
}

/** The name of a property; null for what is none. Words with a colon behind them, as people write them, are none. */
function nameOf(text: string): string | null {
  const [, name] = NAME.exec(text) ?? [];
  if (!name) return null;
  const capitals = name.toUpperCase();
  return name === capitals || isKnownProperty(capitals) ? capitals : null;
}

function append(to: ContentLine, text: string): void {
  const room = LONGEST - to.text.length;
  if (room > 0) to.text += text.slice(0, room);
}
