import { isUtf8 } from 'node:buffer';
import { TextDecoder } from 'node:util';

/** A line of a calendar file, unfolded and decoded. */
export interface UnfoldedLine {
  text: string;
  /** Where it begins, the first line of the file being 1. */
  line: number;
}

const LF = 0x0a;
const CR = 0x0d;
/** Bytes of an unfolded line; the rest of a longer one is passed over. */
const MOST_BYTES = 100_000;
const BYTE_ORDER_MARK = '\u00ef\u00bb\u00bf';
/** A whole character of UTF-8 beyond ASCII, its bytes read as Latin-1. */
const CHARACTER =
  /[\u00c3-\u00df][\u0080-\u00bf]|[\u00e0-\u00ef][\u0080-\u00bf]{2}|[\u00f0-\u00f4][\u0080-\u00bf]{3}/;
const WINDOWS_1252 = new TextDecoder('windows-1252');

/**
 * Reads the lines of a calendar file from bytes that come in pieces of any size, and keeps one line in
 * memory. Lines are unfolded as bytes, as RFC 5545 (3.1) lets programs fold within a character, a name
 * or before a colon. Nobody tells the charset: a file is UTF-16 by its mark or its look, else each line
 * is UTF-8 or Windows-1252 by itself.
 */
export class LineReader {
  /** Bytes that wait for the next piece: the beginning of a line, or of the file. */
  #rest: Buffer = Buffer.alloc(0);
  #utf16: TextDecoder | null = null;
  #hasBegun = false;
  #number = 0;
  /** The line that may go on; its bytes read as Latin-1. */
  #pending: UnfoldedLine | null = null;

  /** The lines that are known to be whole now. */
  *push(bytes: Uint8Array): Generator<UnfoldedLine> {
    let piece: Uint8Array = bytes;
    if (!this.#hasBegun) {
      const beginning = Buffer.concat([this.#rest, bytes]);
      this.#rest = beginning;
      if (beginning.length < 2) return;
      this.#hasBegun = true;
      this.#rest = Buffer.alloc(0);
      this.#utf16 = utf16By(beginning);
      piece = beginning;
    }
    yield* this.#split(this.#utf16 ? this.#utf16.decode(piece, { stream: true }) : piece);
  }

  /** The lines that are left at the end of the file. */
  *end(): Generator<UnfoldedLine> {
    // A carriage return that waits for its line feed ends a line by itself.
    yield* this.#split(`${this.#utf16?.decode() ?? ''}\n`);
    if (this.#pending) yield decoded(this.#pending);
    this.#pending = null;
  }

  *#split(piece: Uint8Array | string): Generator<UnfoldedLine> {
    const added = typeof piece === 'string' ? Buffer.from(piece) : piece;
    const bytes = Buffer.concat([this.#rest, added]);
    let from = 0;
    let lf = bytes.indexOf(LF);
    let cr = bytes.indexOf(CR);
    // After a carriage return at the very end a line feed may come.
    const isWhole = () => lf >= 0 || (cr >= 0 && cr + 1 < bytes.length);
    while (isWhole()) {
      const isByCr = cr >= 0 && (lf < 0 || cr < lf) && cr + 1 < bytes.length;
      const end = isByCr ? cr : lf;
      yield* this.#take(bytes, from, end);
      from = isByCr && lf === cr + 1 ? lf + 1 : end + 1;
      if (lf >= 0 && lf < from) lf = bytes.indexOf(LF, from);
      if (cr >= 0 && cr < from) cr = bytes.indexOf(CR, from);
    }
    const isTooLong = bytes.length - from > MOST_BYTES && cr < 0;
    this.#rest = Buffer.from(bytes.subarray(from, isTooLong ? from + MOST_BYTES : undefined));
  }

  *#take(bytes: Buffer, from: number, end: number): Generator<UnfoldedLine> {
    this.#number += 1;
    const first = bytes[from];
    if (this.#pending && end > from && (first === 0x20 || first === 0x09)) {
      const room = MOST_BYTES - this.#pending.text.length;
      this.#pending.text += bytes.toString('latin1', from + 1, Math.min(end, from + 1 + room));
      return;
    }
    const text = bytes.toString('latin1', from, Math.min(end, from + MOST_BYTES));
    // Files that were put behind each other may each begin with a mark.
    const line = text.startsWith(BYTE_ORDER_MARK) ? text.slice(BYTE_ORDER_MARK.length) : text;
    // A blank line within a folded one is passed over.
    if (line.trim() === '') return;
    if (this.#pending) yield decoded(this.#pending);
    this.#pending = { text: line, line: this.#number };
  }
}

/** By a mark, or by the "B" of BEGIN with a zero beside it. */
function utf16By([first, second]: Uint8Array): TextDecoder | null {
  if ((first === 0xff && second === 0xfe) || (first === 0x42 && second === 0)) {
    return new TextDecoder('utf-16le');
  }
  if ((first === 0xfe && second === 0xff) || (first === 0 && second === 0x42)) {
    return new TextDecoder('utf-16be');
  }
  return null;
}

/**
 * A line whose bytes were read as Latin-1. Where it is no UTF-8 it is Windows-1252, which has all of
 * Latin-1, unless some of its characters are whole ones of UTF-8: then only the broken ones are replaced.
 */
function decoded({ text, line }: UnfoldedLine): UnfoldedLine {
  if (!/[\u0080-\u00ff]/.test(text)) return { text, line };
  const bytes = Buffer.from(text, 'latin1');
  const isUnicode = isUtf8(bytes) || CHARACTER.test(text);
  return { text: isUnicode ? bytes.toString() : WINDOWS_1252.decode(bytes), line };
}
