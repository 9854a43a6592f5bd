import { LIMITS } from '@kinday/contracts/product';
import { readComponents, type Component } from './Component.js';
import { decodeText } from './decodeText.js';
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
import { LeftOutFault } from './UnreadableCalendar.js';
import { Zones } from './Zones.js';
import * as messages from './messages.js';

/**
 * What a calendar file holds, as events of ours. It may take long and much memory, see `readCalendar`.
 * Throws an UnreadableCalendar.
 */
export function parseCalendar(bytes: Uint8Array, { zone }: ReadOptions): ReadCalendar {
  const calendars = readComponents(decodeText(bytes));
  const leftOuts = new LeftOuts();
  const entries = toldApart(calendars.flatMap((calendar) => entriesIn(calendar, zone, leftOuts)));
  const [name] = calendars.map(nameOf).filter((each) => each !== null);
  return {
    name: name ?? null,
    entries: entries.slice(0, MOST_ENTRIES),
    leftOut: leftOuts.named,
    leftOutCount: leftOuts.count + Math.max(entries.length - MOST_ENTRIES, 0),
  };
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
  return [...byUid.values()].flatMap((objects) => readEntries(objects, zones, leftOuts));
}

/** Several calendars in a file may each have an event of the same UID: what says something else is another one. */
function toldApart(entries: readonly ReadEntry[]): ReadEntry[] {
  const digests = new Map<string, string>();
  return entries.flatMap((entry) => {
    const { uid, recurrence, digest } = entry;
    const name = `${recurrence} ${uid}`;
    const known = digests.get(name);
    if (known === digest) return [];
    if (known !== undefined) return [{ ...entry, uid: `${uid} ${digest.slice(0, 32)}` }];
    digests.set(name, digest);
    return [entry];
  });
}

function nameOf(calendar: Component): string | null {
  try {
    const name = textOf(calendar, 'X-WR-CALNAME') ?? textOf(calendar, 'NAME') ?? '';
    return beginningOf(oneLine(name), LIMITS.calendarName) || null;
  } catch (fault) {
    if (fault instanceof LeftOutFault) return null;
    throw fault;
  }
}
