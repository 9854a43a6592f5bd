import type { CalendarDate } from '@kinday/contracts/calendarDate';
import { LIMITS } from '@kinday/contracts/product';
import type { Component } from './Component.js';
import { ContentLineReader, type ContentLine } from './ContentLineReader.js';
import { isKnownProperty } from './knownProperties.js';
import { PastObjects, replacesOne } from './PastObjects.js';
import { UnreadableCalendar } from './UnreadableCalendar.js';
import * as messages from './messages.js';

const MOST_LINES = 5_000;
/** Characters of lines that are kept though nothing is read from them. */
const MOST_UNKNOWN = 8_000;

const CALENDAR = 'VCALENDAR';
const MEGABYTE = 1_000_000;

/**
 * Reads the objects of a calendar file from its bytes, which come in pieces. Of a file with more than
 * `LIMITS.calendarFileBytes` of text, what ended long ago is left away; what is kept never has more.
 * `push` and `end` throw an UnreadableCalendar.
 */
export class ComponentReader {
  readonly #lines = new ContentLineReader();
  readonly #calendars: Component[] = [];
  readonly #open: Component[] = [];
  readonly #unknown = new WeakMap<Component, number>();
  readonly #past: PastObjects;
  #bytes = 0;
  /** Characters that are kept. */
  #size = 0;
  #isLarge = false;

  /** @param firstDay what ended before it is left away of a large file */
  constructor(firstDay: CalendarDate) {
    this.#past = new PastObjects(firstDay);
  }

  /** Objects that were left away as they ended long ago. */
  get pastCount(): number {
    return this.#past.count;
  }

  push(bytes: Uint8Array): void {
    this.#bytes += bytes.length;
    const most = LIMITS.largeCalendarFileBytes;
    if (this.#bytes > most) {
      throw new UnreadableCalendar(messages.fileTooLarge(most / MEGABYTE), null);
    }
    for (const line of this.#lines.push(bytes)) this.#take(line);
  }

  /** The calendars of the file, usually one. */
  end(): Component[] {
    for (const line of this.#lines.end()) this.#take(line);
    const [first] = this.#calendars;
    if (!first) throw new UnreadableCalendar(messages.emptyFile, null);
    const inner = this.#open.at(-1);
    if (inner) throw new UnreadableCalendar(messages.endsEarly(inner.name, inner.line), inner.line);
    if (this.#isLarge) this.#leavePast();
    return this.#calendars;
  }

  #take(line: ContentLine): void {
    const inner = this.#open.at(-1);
    if (line.name === 'BEGIN') {
      this.#begin(line, inner);
    } else if (!inner) {
      // Some servers say something of their own behind the calendar.
      if (this.#calendars.length === 0) throw noCalendar(line);
    } else if (line.name === 'END') {
      this.#end(line, inner);
    } else {
      this.#keep(inner, line);
    }
  }

  #begin(line: ContentLine, inner: Component | undefined): void {
    const begun = { ...newComponent(valueOf(line)), line: line.line };
    if (!inner && begun.name !== CALENDAR) throw noCalendar(line);
    (inner ? inner.components : this.#calendars).push(begun);
    this.#open.push(begun);
    this.#grow(line.text.length);
  }

  #end(line: ContentLine, inner: Component): void {
    if (valueOf(line) !== inner.name) {
      throw new UnreadableCalendar(
        messages.endsOther(line.line, valueOf(line), inner.name, inner.line),
        line.line,
      );
    }
    this.#open.pop();
    const [calendar] = this.#open;
    if (!this.#isLarge || !calendar || this.#open.length > 1 || !this.#past.leaves(inner)) return;
    calendar.components.pop();
    this.#size -= sizeOf(inner);
  }

  #keep(to: Component, line: ContentLine): void {
    if (isAttachedFile(line)) return;
    if (!line.isBroken && !isKnownProperty(line.name)) {
      const size = (this.#unknown.get(to) ?? 0) + line.text.length + 1;
      if (size > MOST_UNKNOWN) return;
      this.#unknown.set(to, size);
    }
    if (to.lines.length >= MOST_LINES) {
      to.isTooLong = true;
      return;
    }
    to.lines.push(line);
    this.#grow(line.text.length);
  }

  #grow(by: number): void {
    this.#size += by;
    if (this.#size <= LIMITS.calendarFileBytes) return;
    const [before, wasLarge] = [this.#size, this.#isLarge];
    this.#isLarge = true;
    this.#leavePast();
    // Looking through everything again and again would take long: each time has to make some room.
    const isRoomMade = before - this.#size >= LIMITS.calendarFileBytes / 10;
    if (this.#size > LIMITS.calendarFileBytes || (wasLarge && !isRoomMade)) {
      throw new UnreadableCalendar(messages.tooLarge(LIMITS.calendarFileBytes / MEGABYTE), null);
    }
  }

  #leavePast(): void {
    for (const calendar of this.#calendars) {
      // What is not at its end yet is looked at then.
      const isOpen = (each: Component) => this.#open.includes(each);
      for (const isReplacing of [false, true]) {
        calendar.components = calendar.components.filter((each) => {
          if (isOpen(each) || replacesOne(each) !== isReplacing || !this.#past.leaves(each))
            return true;
          this.#size -= sizeOf(each);
          return false;
        });
      }
    }
  }
}

function newComponent(name: string): Omit<Component, 'line'> {
  return { name, lines: [], components: [], isTooLong: false };
}

/** Characters of an object that are kept, with what stands in it. */
function sizeOf({ name, lines, components }: Component): number {
  const own = lines.reduce((sum, { text }) => sum + text.length, `BEGIN:${name}`.length);
  return components.reduce((sum, each) => sum + sizeOf(each), own);
}

/** Whether a line holds a file, such as a picture; a link to one is kept. */
function isAttachedFile({ name, text }: ContentLine): boolean {
  return (
    name === 'ATTACH' && /^[^:]*;\s*(?:ENCODING=BASE64|VALUE=BINARY)\b/i.test(text.slice(0, 500))
  );
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
