import { isSameValue, type EventFields } from '@kinday/contracts/eventFields';

/**
 * The part each field of an event belongs to: what people change, and merge, as one. In the order
 * in which a form's faults are told.
 */
export const PART_OF = {
  title: 'title',
  date: 'date',
  moreDays: 'date',
  mainCategory: 'kind',
  subCategory: 'kind',
  ownCategoryId: 'kind',
  isAllDay: 'time',
  startTime: 'time',
  endTime: 'time',
  zone: 'time',
  location: 'place',
  forIds: 'people',
  needsSomebody: 'somebody',
  notes: 'notes',
} as const satisfies Record<keyof EventFields, string>;

export type EventPart = (typeof PART_OF)[keyof EventFields];
/** In the order in which a conflict asks for them. */
export const EVENT_PARTS: readonly EventPart[] = [
  'title',
  'date',
  'time',
  'kind',
  'place',
  'people',
  'somebody',
  'notes',
];
export const EVENT_FIELDS = Object.keys(PART_OF) as (keyof EventFields)[];

/** Whether two events say the same in one part. */
export function isSamePart(part: EventPart, one: EventFields, other: EventFields): boolean {
  return fieldsIn(part).every((field) => isSameValue(one[field], other[field]));
}

/** The fields with one part taken from others. */
export function withPart(part: EventPart, fields: EventFields, from: EventFields): EventFields {
  const taken = fieldsIn(part).map((field): Partial<EventFields> => ({ [field]: from[field] }));
  return Object.assign({}, fields, ...taken) as EventFields;
}

function fieldsIn(part: EventPart): (keyof EventFields)[] {
  return EVENT_FIELDS.filter((field) => PART_OF[field] === part);
}
