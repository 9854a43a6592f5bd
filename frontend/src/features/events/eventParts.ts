import { isSameValue, type EventFields } from '@kinday/contracts/eventFields';
import type { Clock } from '@kinday/contracts/preferences';
import { daysText } from '../../product/dateText';
import { forText, kindText, timeText } from '../../product/eventText';
import type { ShownFamily } from '../../sync/useFamily';

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
  location: 'place',
  forIds: 'people',
  needsSomebody: 'somebody',
  notes: 'notes',
} as const satisfies Record<keyof EventFields, string>;

export type EventPart = (typeof PART_OF)[keyof EventFields];
export const EVENT_FIELDS = Object.keys(PART_OF) as (keyof EventFields)[];

interface PartText {
  /** Over a choice between two of them. */
  label: string;
  /** In a sentence. */
  word: string;
  /** What an event says there. */
  text: (fields: EventFields, shown: ShownFamily, clock: Clock) => string;
}

/** The parts in the order in which a conflict asks for them. */
export const PARTS: Record<EventPart, PartText> = {
  title: { label: 'Title', word: 'title', text: ({ title }) => title },
  date: { label: 'Date', word: 'date', text: daysText },
  time: { label: 'Time', word: 'time', text: (fields, _, clock) => timeText(fields, clock) },
  kind: {
    label: 'Category',
    word: 'category',
    text: (fields, { ownCategories }) => kindText(fields, ownCategories),
  },
  place: { label: 'Place', word: 'place', text: ({ location }) => location ?? 'No place' },
  people: {
    label: 'For',
    word: 'people',
    text: ({ forIds }, { members }) => forText(forIds, members),
  },
  somebody: {
    label: 'Somebody has to do this',
    word: 'need for somebody',
    text: ({ needsSomebody }) => (needsSomebody ? 'Yes' : 'No'),
  },
  notes: { label: 'Notes', word: 'notes', text: ({ notes }) => notes ?? 'No notes' },
};

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
