import type { Span } from './maskedLine';

/** Little words that lead to a day or a time and are nothing without it. */
const LEADS =
  /(?:(?:^|\s+)(?:(?:(?:starting|beginning)\s+)?(?:on|at|from|by|@)|starting|beginning|until|till?)|\s*[,:;–-])\s*$/i;
const TRAILS = /^\s*[,:;–-]\s*/;

/** What is left of a line without some of its parts. */
export function titleWithout(line: string, spans: readonly Span[]): string {
  const sorted = spans.toSorted((one, other) => one.from - other.from);
  let place = 0;
  const parts: string[] = [];
  for (const { from, to } of sorted) {
    if (from > place) parts.push(line.slice(place, from).replace(LEADS, ''));
    place = Math.max(place, to);
  }
  parts.push(line.slice(place));
  const kept = spans.length > 0 ? parts.map((part) => part.replace(TRAILS, '')) : parts;
  return kept
    .map((part) => part.trim())
    .filter(Boolean)
    .join(' ')
    .replace(/\s+/g, ' ');
}
