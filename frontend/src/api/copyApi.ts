import { applyChange, type View } from '@kinday/contracts/applyChange';
import { addDays, daysBetween, type DateRange } from '@kinday/contracts/calendarDate';
import type { ChangesAnswer } from '@kinday/contracts/change';
import type { FamilyAnswer } from '@kinday/contracts/family';
import type { FeedEvent, FeedEventsAnswer } from '@kinday/contracts/feed';
import type { MonthAnswer } from '@kinday/contracts/series';
import type { FetchBaseQueryMeta } from '@reduxjs/toolkit/query/react';
import type { ReadFamily } from '../kept/replica';
import { api, revisionOf } from './api';
import type { ApiError } from './apiError';
import { firstReads } from './firstReads';
import { daysViewOf, familyViewOf, wholeChanges } from './readAsNow';

/** A family, and which of its days, to read for the device's copy. */
interface CopyInput {
  familyId: string;
  range: DateRange;
}

type Fetching = (path: string) => PromiseLike<{
  data?: unknown;
  error?: ApiError;
  meta?: FetchBaseQueryMeta;
}>;

/** Records of whatever collections. */
type Listed = Readonly<Record<string, readonly { id: string }[]>>;

/** A read of several was refused, or did not arrive. */
class ReadFailed extends Error {
  constructor(readonly reason: ApiError) {
    super(reason.message);
  }
}

/** Reads for the device's copy, which no screen waits for. The store keeps none of them. */
export const copyApi = api.injectEndpoints({
  endpoints: (build) => ({
    readFamily: build.query<ReadFamily, CopyInput>({
      queryFn: (input, _api, _extra, fetchJson) =>
        answered(() => readFamily(input, fetchJson as Fetching)),
      keepUnusedDataFor: 0,
    }),
    readFeeds: build.query<FeedEvent[], CopyInput>({
      queryFn: (input, _api, _extra, fetchJson) =>
        answered(() => readFeeds(input, fetchJson as Fetching)),
      keepUnusedDataFor: 0,
    }),
  }),
});

async function answered<T>(read: () => Promise<T>): Promise<{ data: T } | { error: ApiError }> {
  try {
    return { data: await read() };
  } catch (error) {
    if (error instanceof ReadFailed) return { error: error.reason };
    throw error;
  }
}

/** What several reads answered, each at its own revision, brought up to one by the log. */
async function readFamily({ familyId, range }: CopyInput, fetchJson: Fetching) {
  const family = await read(firstReads.family(familyId), fetchJson);
  const views = [familyViewOf(family.body as FamilyAnswer, familyId, family.revision)];
  for (const half of halvesOf(range)) {
    const { body, revision } = await read(pathOf('month', familyId, half), fetchJson);
    views.push(daysViewOf(body as MonthAnswer, familyId, half, revision));
  }
  const since = Math.min(...views.map(({ revision }) => revision));
  const log = await read(`changes?${query({ familyId, since: String(since) })}`, fetchJson);
  const { changes, epoch } = wholeChanges(log.body as ChangesAnswer);
  const now = views.map((view) => changes.reduce(applyChange, view));
  const revision = Math.max(...now.map((view) => view.revision));
  const whole: ReadFamily = { familyId, revision, range, epoch, records: merged(now) };
  return whole;
}

async function readFeeds({ familyId, range }: CopyInput, fetchJson: Fetching) {
  const once = new Map<string, FeedEvent>();
  for (const half of halvesOf(range)) {
    const { body } = await read(pathOf('feeds/events', familyId, half), fetchJson);
    for (const event of (body as FeedEventsAnswer).events) once.set(event.id, event);
  }
  return [...once.values()];
}

async function read(path: string, fetchJson: Fetching) {
  const { data, error, meta } = await fetchJson(path);
  if (error) throw new ReadFailed(error);
  return { body: data, revision: revisionOf(meta) };
}

/** A read answers a year at most. */
function halvesOf({ from, to }: DateRange): DateRange[] {
  const middle = addDays(from, Math.floor(daysBetween(from, to) / 2));
  return [
    { from, to: middle },
    { from: middle, to },
  ];
}

function pathOf(name: string, familyId: string, range: DateRange): string {
  return `${name}?${query({ ...range, familyId })}`;
}

function query(params: Record<string, string>): string {
  return new URLSearchParams(params).toString();
}

/** The records of all views, each once. */
function merged(views: readonly View[]): View['records'] {
  const names = new Set(views.flatMap(({ records }) => Object.keys(records)));
  const lists = [...names].map((name) => {
    const all = views.flatMap(({ records }) => (records as Listed)[name] ?? []);
    return [name, [...new Map(all.map((record) => [record.id, record])).values()]];
  });
  return Object.fromEntries(lists) as View['records'];
}
