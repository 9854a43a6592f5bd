import type { EventFields } from '@kinday/contracts/event';
import { fullDay } from '../../product/dateText';
import { timeText } from '../../product/eventText';

/**
 * The part each field of an event belongs to: what people change, and merge, as one. In the order
 * in which a form's faults are told.
 */
export const PART_OF = {
  title: 'title',
  date: 'date',
  mainCategory: 'kind',
  subCategory: 'kind',
  isAllDay: 'time',
  startTime: 'time',
  endTime: 'time',
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
  text: (fields: EventFields) => string;
}

/** The parts in the order in which a conflict asks for them. */
export const PARTS: Record<EventPart, PartText> = {
  title: { label: 'Title', word: 'title', text: ({ title }) => title },
  date: { label: 'Date', word: 'date', text: ({ date }) => fullDay(date) },
  time: { label: 'Time', word: 'time', text: timeText },
  kind: {
    label: 'Category',
    word: 'category',
    text: ({ mainCategory, subCategory }) => `${mainCategory} → ${subCategory}`,
  },
  notes: { label: 'Notes', word: 'notes', text: ({ notes }) => notes ?? 'No notes' },
};

/** Whether two events say the same in one part. */
export function isSamePart(part: EventPart, one: EventFields, other: EventFields): boolean {
  return fieldsIn(part).every((field) => one[field] === other[field]);
}

/** The fields with one part taken from others. */
export function withPart(part: EventPart, fields: EventFields, from: EventFields): EventFields {
  const taken = fieldsIn(part).map((field): Partial<EventFields> => ({ [field]: from[field] }));
  return Object.assign({}, fields, ...taken) as EventFields;
}

function fieldsIn(part: EventPart): (keyof EventFields)[] {
  return EVENT_FIELDS.filter((field) => PART_OF[field] === part);
}
