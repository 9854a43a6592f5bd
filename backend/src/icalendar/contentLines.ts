import { isKnownProperty, isText } from './knownProperties.js';

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

const NEXT_LINE = /\r\n|\n|\r/g;
const NAME = /^([A-Z][A-Z0-9-]*(?:\.[A-Z][A-Z0-9-]*)?)[;:]/i;
const LONGEST = 50_000;

/**
 * The lines of a calendar file. Lines that a careless program broke without a blank before the rest go
 * on where they belong: in a text.
 */
export function* contentLines(file: string): Generator<ContentLine> {
  let current: ContentLine | null = null;
  let number = 0;
  for (const text of physicalLines(file)) {
    number += 1;
    if (current && /^[ \t]/.test(text)) {
      append(current, text.slice(1));
      continue;
    }
    if (text.trim() === '') continue;
    const name = nameOf(text);
    if (name === null && current && isText(current.name)) {
      append(current, `\\n${text}`);
      continue;
    }
    if (current) yield current;
    current = { name: name ?? '', text: text.slice(0, LONGEST), line: number, isBroken: !name };
  }
  if (current) yield current;
}

function* physicalLines(file: string): Generator<string> {
  let from = 0;
  for (const { index, 0: end } of file.matchAll(NEXT_LINE)) {
    yield file.slice(from, index);
    from = index + end.length;
  }
  yield file.slice(from);
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
