import type { CalendarDate, DateRange } from '@kinday/contracts/calendarDate';
import type { FeedEventsAnswer } from '@kinday/contracts/feed';
import { lastDayOn } from '@kinday/contracts/eventFields';
import { keepQueued } from './changeQueue';
import { readCopyAs, readCopyAsOwner } from './owner';
import { feedsOf, keptAnswer } from './keptAnswers';
import { keptDaysView, keptFamilyView } from './keptView';

/** What this device answers in place of a server that cannot be reached. */
export interface DeviceAnswer {
  body: unknown;
  /** The family's revision that it is of ([S8]); null for what has none. */
  revision: number | null;
}

type Answering = (asked: URL) => Promise<DeviceAnswer | null>;

const READS: readonly (readonly [pattern: RegExp, answer: Answering])[] = [
  [/^\/me$/, () => ownAnswer('me')],
  [/^\/calendars$/, () => ownAnswer('calendars')],
  [/^\/family$/, ({ searchParams }) => familyAnswer(searchParams.get('familyId') ?? '')],
  [/^\/month$/, ({ searchParams }) => daysAnswer(searchParams)],
  [/^\/feeds\/events$/, ({ searchParams }) => feedsAnswer(searchParams)],
  [
    /^\/events\/search$/,
    async ({ searchParams }) => {
      const { searchCopy } = await import('./searchCopy');
      return plain(await searchCopy(searchParams.get('q') ?? ''));
    },
  ],
  [
    /^\/events\/[^/]+\/day$/,
    async ({ pathname }) => {
      const { entryDayInCopy } = await import('./entryDayInCopy');
      return plain(await entryDayInCopy(decodeURIComponent(pathname.split('/')[2] ?? '')));
    },
  ],
];

/**
 * What the device has for a read, as the server would answer it; null where it has nothing.
 * @param path below /api, with its query
 * @param caller who asks; a page that does not know yet whose it is, is that of whoever the copy is of
 */
export async function deviceAnswer(path: string, caller?: string): Promise<DeviceAnswer | null> {
  const asked = new URL(path, 'http://device');
  const [, answer] = READS.find(([pattern]) => pattern.test(asked.pathname)) ?? [];
  if (!answer) return null;
  if (caller !== undefined) readCopyAs(caller);
  // The screen may be ahead of the copy, and must not be taken back.
  await keepQueued();
  return answer(asked);
}

/** Of whom it is asked before anybody has said whose page this is: that of whoever the copy is of. */
async function ownAnswer(name: 'me' | 'calendars'): Promise<DeviceAnswer | null> {
  await readCopyAsOwner();
  return plain(await keptAnswer(name));
}

function plain(body: unknown): DeviceAnswer | null {
  return body === null ? null : { body, revision: null };
}

async function familyAnswer(familyId: string): Promise<DeviceAnswer | null> {
  const view = await keptFamilyView(familyId);
  const { families: [family] = [], ...others } = view?.records ?? {};
  return view && family ? { body: { family, ...others }, revision: view.revision } : null;
}

async function daysAnswer(query: URLSearchParams): Promise<DeviceAnswer | null> {
  const view = await keptDaysView(query.get('familyId') ?? '', rangeIn(query));
  return view && { body: view.records, revision: view.revision };
}

async function feedsAnswer(query: URLSearchParams): Promise<DeviceAnswer | null> {
  const { from, to } = rangeIn(query);
  const kept = await keptAnswer(feedsOf(query.get('familyId') ?? ''));
  if (!kept || from < kept.range.from || to > kept.range.to) return null;
  const events = kept.events.filter((event) => event.date < to && lastDayOn(event) >= from);
  const body: FeedEventsAnswer = { events, isCut: false };
  return { body, revision: null };
}

function rangeIn(query: URLSearchParams): DateRange {
  const day = (name: string): CalendarDate => query.get(name) ?? '';
  return { from: day('from'), to: day('to') };
}
