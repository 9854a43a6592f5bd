import type { FeedEvent } from '@kinday/contracts/feed';
import type { DateRange } from '@kinday/contracts/calendarDate';
import type { Calendar } from '@kinday/contracts/family';
import type { CurrentUser } from '@kinday/contracts/user';
import { asPart } from './inTransaction';
import { readCopy, writeCopy } from './owner';

/** What the subscribed calendars of a family have on the days that are kept. */
export interface KeptFeeds {
  /** What it depends on: which feeds there are, what stands in them, the family's zone. */
  of: string;
  range: DateRange;
  events: readonly FeedEvent[];
}

/** The answers that are kept beside records, by name. */
export interface KeptAnswers {
  me: CurrentUser;
  calendars: readonly Calendar[];
  [feeds: `feeds:${string}`]: KeptFeeds;
}

/** The name of what a family's subscribed calendars have. */
export const feedsOf = (familyId: string) => `feeds:${familyId}` as const;

/** Keeps the last answer to a read; null forgets it. Answers whether that could be done. */
export async function keepAnswer<N extends keyof KeptAnswers>(
  name: N,
  answer: KeptAnswers[N] | null,
): Promise<boolean> {
  const isKept = await writeCopy((copy) => {
    const answers = copy.objectStore('answers');
    asPart(answer === null ? answers.delete(name) : answers.put(answer, name));
    return true;
  });
  return isKept ?? false;
}

/** The last answer to a read; null when none is kept. */
export async function keptAnswer<N extends keyof KeptAnswers>(
  name: N,
): Promise<KeptAnswers[N] | null> {
  const answer = await readCopy((copy) => copy.objectStore('answers').get(name));
  return (answer as KeptAnswers[N] | undefined) ?? null;
}
