import type * as z from 'zod/mini';
import type { DateRange } from './calendarDate.js';
import { creatorOf, eventSchema, type Event } from './event.js';
import { lastDayOn } from './eventFields.js';
import { familySchema } from './family.js';
import { feedSchema } from './feed.js';
import { memberSchema, type Member } from './member.js';
import type { News } from './news.js';
import { ownCategorySchema } from './ownCategory.js';
import { lastDayOfSeries, seriesSchema, type Series } from './series.js';
import { daysTold } from './shownIn.js';

/** An object of named fields; those with a default may be missing in what an earlier release wrote. */
type Schema<R> = z.ZodMiniType<R> & { shape: Readonly<Record<string, z.ZodMiniType>> };

/** What the reducer, the log and the tests need to know of a kind of record. */
interface Collection<R extends { id: string }> {
  schema: Schema<R>;
  /** How news name the record. */
  about: (record: R) => Omit<News, 'kind'>;
  /** The order in which reads list the records; total, so that a patch equals a fresh read. */
  compare: (one: R, other: R) => number;
  /** Whether a view of some days holds the record; always, where the rule is absent. */
  belongs?: (record: R, range: DateRange) => boolean;
  /** How a record looks after a member was put; the same reference where nothing changed. */
  afterMemberPut?: (record: R, member: Member) => R;
  /** How a record looks after a membership ended. */
  afterMemberRemoved?: (record: R, memberId: string) => R;
}

function collection<R extends { id: string }>(rules: Collection<R>): Collection<R> {
  return rules;
}

/** Text order by code unit, as PostgreSQL orders ids and ISO instants. */
function compareText(one: string, other: string): number {
  return one < other ? -1 : one > other ? 1 : 0;
}

type Dated = Pick<Event, 'id' | 'date' | 'isAllDay' | 'startTime'> &
  Partial<Pick<Event, 'createdAt'>>;

/** Days in order; within a day all-day first, then by start, then by creation, where that is known. */
export function compareEvents(one: Dated, other: Dated): number {
  return (
    compareText(one.date, other.date) ||
    Number(other.isAllDay) - Number(one.isAllDay) ||
    compareText(one.startTime ?? '', other.startTime ?? '') ||
    compareText(one.createdAt ?? '', other.createdAt ?? '') ||
    compareText(one.id, other.id)
  );
}

function withCreator<R extends Event | Series>(event: R, creator: R['creator']): R {
  const old = event.creator;
  const same =
    old.name === creator.name &&
    old.color === creator.color &&
    old.phone === creator.phone &&
    old.isFormer === creator.isFormer;
  return same ? event : { ...event, creator };
}

/** News of a member or a calendar. */
function aboutNamed({ id, name }: { id: string; name: string }): Omit<News, 'kind'> {
  return { id, name, date: null, version: null };
}

/** A former member keeps the name on what they added; nothing is for them, or theirs to do, any more. */
function withoutMember<R extends Event | Series>(event: R, memberId: string): R {
  const { creatorId, creator, forIds } = event;
  const left =
    creatorId === memberId
      ? withCreator(event, { ...creator, color: null, phone: null, isFormer: true })
      : event;
  if (!forIds.includes(memberId)) return left;
  return { ...left, forIds: forIds.filter((id) => id !== memberId) };
}

/** THE registry: every kind of record that members can see. A new kind is a line here. */
export const collections = {
  families: collection({
    schema: familySchema,
    about: aboutNamed,
    compare: (one, other) => compareText(one.id, other.id),
  }),
  members: collection({
    schema: memberSchema,
    about: aboutNamed,
    compare: (one, other) =>
      compareText(one.joinedAt, other.joinedAt) || compareText(one.id, other.id),
  }),
  ownCategories: collection({
    schema: ownCategorySchema,
    about: aboutNamed,
    compare: (one, other) =>
      compareText(one.createdAt, other.createdAt) || compareText(one.id, other.id),
  }),
  feeds: collection({
    schema: feedSchema,
    about: aboutNamed,
    compare: (one, other) =>
      compareText(one.createdAt, other.createdAt) || compareText(one.id, other.id),
  }),
  events: collection({
    schema: eventSchema,
    about: ({ id, title: name, date, version }) => ({ id, name, date, version }),
    compare: compareEvents,
    belongs: (event, range) => {
      const { from, to } = daysTold(event.zone, range);
      return event.date < to && lastDayOn(event) >= from;
    },
    afterMemberPut: (event, member) =>
      event.creatorId === member.id ? withCreator(event, creatorOf(member)) : event,
    afterMemberRemoved: (event, memberId) => {
      const left = withoutMember(event, memberId);
      return event.claimedBy === memberId ? { ...left, claimedBy: null } : left;
    },
  }),
  series: collection({
    schema: seriesSchema,
    about: ({ id, title: name, date, version }) => ({ id, name, date, version }),
    compare: compareEvents,
    belongs: (series, range) => {
      const { from, to } = daysTold(series.zone, range);
      const last = lastDayOfSeries(series);
      return series.date < to && (last === null || last >= from);
    },
    afterMemberPut: (series, member) =>
      series.creatorId === member.id ? withCreator(series, creatorOf(member)) : series,
    afterMemberRemoved: (series, memberId) => withoutMember(series, memberId),
  }),
};

export type CollectionName = keyof typeof collections;
export type RecordOf<C extends CollectionName> = z.infer<(typeof collections)[C]['schema']>;
export const COLLECTION_NAMES = Object.keys(collections) as CollectionName[];
