import { LIMITS } from '@kinday/contracts/product';
import { addDays } from '@kinday/contracts/calendarDate';
import { dayIn } from '@kinday/contracts/zonedTime';
import type { Component } from './Component.js';
import { ComponentReader } from './ComponentReader.js';
import { LeftOuts } from './LeftOuts.js';
import {
  MOST_ENTRIES,
  type ReadCalendar,
  type ReadEntry,
  type ReadOptions,
} from './calendarContent.js';
import { beginningOf } from './plainText.js';
import { readEntries } from './readEntries.js';
import { readObject, type FileObject } from './readObject.js';
import { textOf } from './readProperty.js';
import { oneLine } from './readTexts.js';
import { toldApart } from './toldApart.js';
import { Zones } from './Zones.js';
import * as messages from './messages.js';

/**
 * What a calendar file holds, as events of ours. It may take long and much memory, see `readCalendar`.
 * Throws an UnreadableCalendar.
 */
export function parseCalendar(bytes: Uint8Array, options: ReadOptions): ReadCalendar {
  const reader = new CalendarReader(options);
  reader.push(bytes);
  return reader.end();
}

/** The same for a file whose bytes come in pieces; what of it is past is left away while it is read. */
export class CalendarReader {
  readonly #components: ComponentReader;

  constructor(private readonly options: ReadOptions) {
    const today = options.today ?? dayIn(options.zone, new Date());
    this.#components = new ComponentReader(addDays(today, -LIMITS.pastDaysOfLargeFile));
  }

  /** Throws an UnreadableCalendar. */
  push(bytes: Uint8Array): void {
    this.#components.push(bytes);
  }

  /** Throws an UnreadableCalendar. */
  end(): ReadCalendar {
    const calendars = this.#components.end();
    const leftOuts = new LeftOuts();
    leftOuts.addPast(this.#components.pastCount);
    const { zone } = this.options;
    const entries = toldApart(calendars.flatMap((calendar) => entriesIn(calendar, zone, leftOuts)));
    const [name] = calendars.map(nameOf).filter((each) => each !== null);
    return {
      name: name ?? null,
      entries: entries.slice(0, MOST_ENTRIES),
      leftOut: leftOuts.named,
      leftOutCount: leftOuts.count + Math.max(entries.length - MOST_ENTRIES, 0),
    };
  }
}

function entriesIn(calendar: Component, zone: string, leftOuts: LeftOuts): ReadEntry[] {
  const zones = new Zones(calendar, zone);
  const byUid = new Map<string, FileObject[]>();
  for (const component of calendar.components) {
    if (component.name === 'VTIMEZONE') continue;
    if (component.name !== 'VEVENT') {
      leftOuts.add(component, messages.noEvent(component.name));
      continue;
    }
    for (const object of leftOuts.guard(component, () => readObject(component, zones))) {
      const others = byUid.get(object.uid);
      if (others) others.push(object);
      else byUid.set(object.uid, [object]);
    }
  }
  return [...byUid.values()].flatMap((objects) => {
    const [first] = objects.map(({ of }) => of);
    return leftOuts.guard(first ?? calendar, () => readEntries(objects, zones, leftOuts)).flat();
  });
}

function nameOf(calendar: Component): string | null {
  try {
    const name = textOf(calendar, 'X-WR-CALNAME') ?? textOf(calendar, 'NAME') ?? '';
    return beginningOf(oneLine(name), LIMITS.calendarName) || null;
  } catch {
    return null;
  }
}
