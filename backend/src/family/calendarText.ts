/** Longest line of an iCalendar file, in octets without its end. */
const LINE_OCTETS = 75;
/** All that RFC 5545 does not allow in a text, its line ends already being `\n`. */
// eslint-disable-next-line no-control-regex -- these are what must go
const CONTROLS = /[\x00-\x08\x0b-\x1f\x7f]/g;

/** A value of type TEXT, escaped. */
export function text(value: string): string {
  return value
    .replace(/\r\n?/g, '\n')
    .replace(CONTROLS, '')
    .replace(/[\\;,]/g, '\\$&')
    .replaceAll('\n', '\\n');
}

/** An ISO instant as iCalendar writes it, to the second: `20261121T090000Z`. */
export function utc(instant: string): string {
  return `${instant.slice(0, 19).replace(/[-:]/g, '')}Z`;
}

/** A content line in pieces of at most 75 octets; no character is torn apart. */
export function fold(line: string): string {
  const pieces: string[] = [];
  let piece = '';
  let octets = 0;
  for (const character of line) {
    const more = Buffer.byteLength(character);
    if (octets + more > LINE_OCTETS) {
      pieces.push(piece);
      // The blank that begins the next line counts.
      piece = ' ';
      octets = 1;
    }
    piece += character;
    octets += more;
  }
  return [...pieces, piece].join('\r\n');
}
