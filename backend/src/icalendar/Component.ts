import { contentLines, type ContentLine } from './contentLines.js';
import { isKnownProperty } from './knownProperties.js';
import { UnreadableCalendar } from './UnreadableCalendar.js';
import * as messages from './messages.js';

/** An object of a calendar file, such as an event, with what stands in it. */
export interface Component {
  /** In capitals: `VEVENT`. */
  name: string;
  /** Where it begins, the first line of the file being 1. */
  line: number;
  lines: ContentLine[];
  components: Component[];
  /** Whether lines of it were passed over, as there are more than a person's calendar has. */
  isTooLong: boolean;
}

const MOST_LINES = 5_000;
/** Characters of lines that are kept though nothing is read from them. */
const MOST_UNKNOWN = 8_000;

/** The calendars of a file, usually one. Throws an UnreadableCalendar. */
export function readComponents(file: string): Component[] {
  const calendars: Component[] = [];
  const open: Component[] = [];
  const unknown = new Map<Component, number>();
  for (const line of contentLines(file)) {
    const inner = open.at(-1);
    if (line.name === 'BEGIN') {
      const begun = { ...newComponent(valueOf(line)), line: line.line };
      if (!inner && begun.name !== CALENDAR) throw noCalendar(line);
      (inner ? inner.components : calendars).push(begun);
      open.push(begun);
    } else if (!inner) {
      // Some servers say something of their own behind the calendar.
      if (calendars.length === 0) throw noCalendar(line);
    } else if (line.name === 'END') {
      if (valueOf(line) !== inner.name) {
        throw new UnreadableCalendar(
          messages.endsOther(line.line, valueOf(line), inner.name, inner.line),
          line.line,
        );
      }
      open.pop();
    } else {
      keep(inner, line, unknown);
    }
  }
  const [first] = calendars;
  if (!first) throw new UnreadableCalendar(messages.emptyFile, null);
  const inner = open.at(-1);
  if (inner) throw new UnreadableCalendar(messages.endsEarly(inner.name, inner.line), inner.line);
  return calendars;
}

const CALENDAR = 'VCALENDAR';

function newComponent(name: string): Omit<Component, 'line'> {
  return { name, lines: [], components: [], isTooLong: false };
}

function keep(to: Component, line: ContentLine, unknown: Map<Component, number>): void {
  if (!line.isBroken && !isKnownProperty(line.name)) {
    const size = (unknown.get(to) ?? 0) + line.text.length + 1;
    if (size > MOST_UNKNOWN) return;
    unknown.set(to, size);
  }
  if (to.lines.length < MOST_LINES) to.lines.push(line);
  else to.isTooLong = true;
}

function valueOf({ text }: ContentLine): string {
  return text
    .slice(text.indexOf(':') + 1)
    .trim()
    .toUpperCase()
    .slice(0, 100);
}

function noCalendar({ line }: ContentLine): UnreadableCalendar {
  return new UnreadableCalendar(messages.noCalendar(line), line);
}
