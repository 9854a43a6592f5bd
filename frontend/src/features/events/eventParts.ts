import { isSameValue, type EventFields } from '@kinday/contracts/eventFields';
import type { Clock } from '@kinday/contracts/preferences';
import { daysText } from '@kinday/contracts/dateText';
import { forText, kindText, timeText } from '../../product/eventText';
import { placeName } from '../../product/zoneText';
import type { ShownFamily } from '../../sync/useFamily';
import * as productMessages from '../../product/messages';
import * as messages from './messages';

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
  title: { label: messages.title, word: 'title', text: ({ title }) => title },
  date: { label: messages.date, word: 'date', text: daysText },
  time: {
    label: messages.time,
    word: 'time',
    text: (fields, _, clock) => {
      const time = timeText(fields, clock);
      return fields.zone ? messages.timeInZone(time, placeName(fields.zone)) : time;
    },
  },
  kind: {
    label: messages.category,
    word: 'category',
    text: (fields, { ownCategories }) => kindText(fields, ownCategories),
  },
  place: {
    label: messages.place,
    word: 'place',
    text: ({ location }) => location ?? messages.noPlace,
  },
  people: {
    label: productMessages.forWhom,
    word: 'people',
    text: ({ forIds }, { members }) => forText(forIds, members),
  },
  somebody: {
    label: messages.somebodyHasToDoThis,
    word: messages.needForSomebody,
    text: ({ needsSomebody }) => (needsSomebody ? messages.yes : messages.no),
  },
  notes: { label: messages.notes, word: 'notes', text: ({ notes }) => notes ?? messages.noNotes },
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
