import type { CalendarDate } from './calendarDate.js';
import { haveSameContent, type Event } from './event.js';
import { isSameValue, type EventFields } from './eventFields.js';
import type { Series } from './series.js';

/**
 * Fields that mean something together: a changed occurrence follows its series in all of a part or in none.
 * Its day follows by `seriesDate`.
 */
const PART_OF = {
  title: 'title',
  isAllDay: 'time',
  startTime: 'time',
  endTime: 'time',
  moreDays: 'time',
  zone: 'time',
  mainCategory: 'kind',
  subCategory: 'kind',
  ownCategoryId: 'kind',
  location: 'place',
  forIds: 'people',
  needsSomebody: 'somebody',
  notes: 'notes',
} as const satisfies Record<Exclude<keyof EventFields, 'date'>, string>;
const FIELDS = Object.keys(PART_OF) as (keyof typeof PART_OF)[];
const PARTS = [...new Set(Object.values(PART_OF))].map((part) =>
  FIELDS.filter((name) => PART_OF[name] === part),
);

/** A changed occurrence as a person typed it in an edit that means its series as well. */
export interface TypedOccurrence {
  id: string;
  fields: EventFields;
}

/** A changed occurrence after an edit of its series: it follows each part in which it still equalled it. */
export function follow(
  event: Event,
  before: Series,
  after: Series,
  day: CalendarDate,
  at: string,
): Event {
  const followed = PARTS.filter((names) =>
    names.every((name) => isSameValue(event[name], before[name])),
  ).flatMap((names) => names.map((name): Partial<Event> => ({ [name]: after[name] })));
  const next: Event = Object.assign({}, event, ...followed) as Event;
  next.seriesDate = day;
  if (event.date === event.seriesDate) next.date = day;
  return withVersion(event, next, at);
}

/** A changed occurrence with other content, and its next version; itself when nothing is different. */
export function withVersion(before: Event, content: Event, at: string): Event {
  const after = content.needsSomebody ? content : { ...content, claimedBy: null };
  if (haveSameContent(before, after)) return before;
  return { ...after, version: before.version + 1, updatedAt: at };
}
