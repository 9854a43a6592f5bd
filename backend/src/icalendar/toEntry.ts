import type { CalendarDate } from '@kinday/contracts/calendarDate';
import type { ReadEntry, ReadFields, ReadObject, ReadOccurrence } from './calendarContent.js';
import type { FileObject } from './readObject.js';
import { spanFields } from './readSpan.js';
import type { Zones } from './Zones.js';

/** What an object says, as fields of an event. */
export function fieldsOf(object: FileObject, zones: Zones, repeats: boolean): ReadFields {
  const { title, location, notes, span } = object;
  return { title, location, notes, ...spanFields(span, zones.home, repeats) };
}

/** An event that does not repeat. */
export function entryOf(object: FileObject, fields: ReadFields): ReadEntry {
  const { uid } = object;
  return { uid, recurrence: '', fields, repetition: null, changed: [], ...besides(object) };
}

export function occurrenceOf(object: FileObject, day: CalendarDate, zones: Zones): ReadOccurrence {
  return { day, fields: fieldsOf(object, zones, false), ...besides(object) };
}

function besides({ line, categories, alarms, raw, digest }: FileObject): ReadObject {
  return { line, categories, alarms, raw, digest };
}
