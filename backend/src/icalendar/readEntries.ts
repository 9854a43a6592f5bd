import type { LeftOuts } from './LeftOuts.js';
import type { ReadEntry } from './calendarContent.js';
import { nameless, type FileObject } from './readObject.js';
import { readParts } from './readParts.js';
import { toldAs } from './readRepetition.js';
import { entryOf, fieldsOf } from './toEntry.js';
import { LeftOutFault } from './UnreadableCalendar.js';
import type { Zones } from './Zones.js';
import * as messages from './messages.js';

/** What the objects of one UID say together: events, series, or the parts of one. */
export function readEntries(objects: FileObject[], zones: Zones, leftOuts: LeftOuts): ReadEntry[] {
  const whole = newest(
    objects.filter(({ replaces }) => replaces === null),
    leftOuts,
  );
  const replacing = newestOfEach(
    objects.filter(({ replaces }) => replaces !== null),
    leftOuts,
  );
  const [main] = whole;
  if (main?.isCancelled) {
    leftOuts.add(main.of, messages.cancelled);
    return [];
  }
  // What cannot be told as its series is told is left out by itself, and the series stays.
  const whichFit = replacing.filter(
    (object) =>
      !main || leftOuts.guard(object.of, () => requireFit(object, main, zones)).length > 0,
  );
  const read = whole.flatMap((object) =>
    leftOuts.guard(object.of, () =>
      readParts(object, object === main ? whichFit : [], zones, leftOuts),
    ),
  );
  const taken = new Set(read.flatMap((each) => each.taken));
  const alone = whichFit.filter((object) => !taken.has(object));
  return [
    ...read.flatMap(({ entries }) => entries),
    ...alone.flatMap((object) => leftOuts.guard(object.of, () => readAlone(object, zones))),
  ];
}

/**
 * Of several objects with one UID those of the highest SEQUENCE. Careless programs give different
 * events the same UID: what says something else is another event.
 */
function newest(whole: FileObject[], leftOuts: LeftOuts): FileObject[] {
  const highest = Math.max(...whole.map(({ sequence }) => sequence));
  const digests = new Set<string>();
  return whole.flatMap((object) => {
    const { of, uid, title, span, digest, sequence } = object;
    const isOld = sequence < highest;
    const isFirst = digests.size === 0;
    if (isOld || digests.has(digest)) {
      leftOuts.add(of, isOld ? messages.olderVersion : messages.twice);
      return [];
    }
    digests.add(digest);
    return [isFirst ? object : { ...object, uid: `${uid} ${nameless(title, span)}` }];
  });
}

/** Of several objects in the place of one occurrence the newest. */
function newestOfEach(replacing: FileObject[], leftOuts: LeftOuts): FileObject[] {
  const newest = new Map<string, FileObject>();
  for (const object of replacing) {
    const name = JSON.stringify(object.replaces);
    const known = newest.get(name);
    const isNewer = !known || known.sequence <= object.sequence;
    const older = isNewer ? known : object;
    if (older) leftOuts.add(older.of, messages.olderVersion);
    if (isNewer) newest.set(name, object);
  }
  return [...newest.values()];
}

/** Throws a LeftOutFault where an occurrence cannot be told as its series is. */
function requireFit(object: FileObject, { span }: FileObject, zones: Zones): void {
  if (object.replaces) toldAs(span.start, object.replaces, zones);
  fieldsOf(object, zones, object.andFuture);
}

/** An occurrence of which the file tells without its series. */
function readAlone(object: FileObject, zones: Zones): ReadEntry {
  if (object.isCancelled) throw new LeftOutFault(messages.cancelled);
  const { replaces, span } = object;
  const recurrence = replaces ? toldAs(span.start, replaces, zones).date : '';
  return { ...entryOf(object, fieldsOf(object, zones, false)), recurrence };
}
