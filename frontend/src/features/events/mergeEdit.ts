import type { Event, EventFields } from '@kinday/contracts/event';

/** The parts of an event that people change as one. */
export const EVENT_PARTS = {
  title: ['title'],
  date: ['date'],
  time: ['isAllDay', 'startTime', 'endTime'],
  kind: ['mainCategory', 'subCategory'],
  notes: ['notes'],
} as const satisfies Record<string, readonly (keyof EventFields)[]>;
export type EventPart = keyof typeof EVENT_PARTS;

const PART_NAMES = Object.keys(EVENT_PARTS) as EventPart[];

export interface MergedEdit {
  /** Mine, with what only they changed. Where both did, still mine. */
  fields: EventFields;
  /** What they changed and I did not. */
  kept: EventPart[];
  /** What we both changed, to different things. */
  conflicts: EventPart[];
}

/** What a person writes of an event, out of the whole. */
export function fieldsOf(event: Event): EventFields {
  const { title, date, isAllDay, startTime, endTime, mainCategory, subCategory, notes } = event;
  return { title, date, isAllDay, startTime, endTime, mainCategory, subCategory, notes };
}

function samePart(part: EventPart, one: EventFields, other: EventFields): boolean {
  return EVENT_PARTS[part].every((field) => one[field] === other[field]);
}

/** The fields with one part taken from others. */
export function withPart(part: EventPart, fields: EventFields, from: EventFields): EventFields {
  const taken = EVENT_PARTS[part].map((field): Partial<EventFields> => ({ [field]: from[field] }));
  return Object.assign({}, fields, ...taken) as EventFields;
}

/** Brings two edits of one event together, part by part. */
export function mergeEdit(base: EventFields, mine: EventFields, theirs: EventFields): MergedEdit {
  const theyChanged = PART_NAMES.filter((part) => !samePart(part, base, theirs));
  const conflicts = theyChanged.filter(
    (part) => !samePart(part, base, mine) && !samePart(part, mine, theirs),
  );
  const kept = theyChanged.filter((part) => samePart(part, base, mine));
  const fields = kept.reduce((so, part) => withPart(part, so, theirs), mine);
  return { fields, kept, conflicts };
}
