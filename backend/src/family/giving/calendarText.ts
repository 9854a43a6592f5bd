/** Longest line of an iCalendar file, in octets without its end. */
const LINE_OCTETS = 75;
/** All that RFC 5545 does not allow in a text, its line ends already being `\n`. */
// eslint-disable-next-line no-control-regex -- these are what must go
export const CONTROLS = /[\x00-\x08\x0b-\x1f\x7f]/g;

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
  const octets = Buffer.from(line);
  if (octets.length <= LINE_OCTETS) return line;
  const pieces: string[] = [];
  // The blank that begins each further line counts.
  for (let start = 0, room = LINE_OCTETS; start < octets.length; room = LINE_OCTETS - 1) {
    let end = Math.min(start + room, octets.length);
    while (end < octets.length && isWithinCharacter(octets.readUInt8(end))) end -= 1;
    pieces.push(octets.toString('utf8', start, end));
    start = end;
  }
  return pieces.join('\r\n ');
}

/** True for every octet of a UTF-8 character except its first. */
function isWithinCharacter(octet: number): boolean {
  return octet >= 0x80 && octet < 0xc0;
}
