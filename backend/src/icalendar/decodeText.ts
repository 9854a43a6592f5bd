const LF = 0x0a;
const CR = 0x0d;
const BLANKS = new Set([0x20, 0x09]);

/**
 * The text of a file whose charset nobody tells: UTF-8 or UTF-16 by their marks or their look, else
 * Windows-1252, which has all of Latin-1.
 */
export function decodeText(bytes: Uint8Array): string {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return decode(bytes, 'utf-16le');
  if (first === 0xfe && second === 0xff) return decode(bytes, 'utf-16be');
  // "B" of BEGIN with a zero beside it.
  if (first === 0x42 && second === 0) return decode(bytes, 'utf-16le');
  if (first === 0 && second === 0x42) return decode(bytes, 'utf-16be');
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(mended(bytes));
  } catch {
    return decode(bytes, 'windows-1252');
  }
}

function decode(bytes: Uint8Array, charset: string): string {
  return new TextDecoder(charset).decode(bytes);
}

/** The same bytes, where no character of UTF-8 is torn apart by a fold: RFC 5545 (3.1) allows that. */
function mended(bytes: Uint8Array): Uint8Array {
  let whole: Uint8Array | null = null;
  for (let at = bytes.indexOf(LF); at >= 0; at = bytes.indexOf(LF, at + 1)) {
    if (!BLANKS.has(bytes[at + 1] ?? 0) || !isInCharacter(bytes[at + 2])) continue;
    whole ??= Uint8Array.from(bytes);
    const begin = bytes[at - 1] === CR ? at - 1 : at;
    let end = at + 2;
    while (isInCharacter(bytes[end])) end += 1;
    // The rest of the character goes before the fold.
    whole.set(bytes.subarray(at + 2, end), begin);
    whole.set(bytes.subarray(begin, at + 2), begin + end - at - 2);
  }
  return whole ?? bytes;
}

/** True for every byte of a character of UTF-8 except its first. */
function isInCharacter(byte = 0): boolean {
  return byte >= 0x80 && byte < 0xc0;
}
