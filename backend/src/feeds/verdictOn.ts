import { contentDigest, type KeptEvent } from './KeptEvent.js';
import { failurePause, refreshPause } from './refreshPause.js';
import { SourceProblem, type Source, type SourceContent, type Validators } from './Source.js';
import * as messages from './messages.js';

/** What is noted of a feed beside its events. */
export interface FeedState extends Validators {
  /** When it last answered with a calendar. */
  readAt: Date | null;
  /** Failures in a row. */
  failures: number;
  /** What people have to know; null when all is well. */
  problem: string | null;
  /** The family's zone as it was read. */
  readZone: string | null;
  /** Of its events. */
  digest: string | null;
  /** Since when it has had less than half of the events that are kept. */
  shrunkSince: Date | null;
}

/** A feed as it was before it is refreshed. */
export interface KnownFeed extends FeedState, Pick<Source, 'kind' | 'zone'> {
  /** Events that are kept. */
  count: number;
}

/** What becomes of a feed. */
export interface Verdict {
  outcome: 'changed' | 'same' | 'kept' | 'failed';
  /** What its source has now; 'kept' leaves the earlier events beside them. Null where all stays as it is. */
  events: KeptEvent[] | null;
  state: FeedState;
  /** Until it is refreshed again. */
  pauseSeconds: number;
}

/** A source that has lost most of its events for so long means it. */
const SHRUNK_DAYS = 7;
const DAY_MS = 86_400_000;

/**
 * Whether a source may be asked only for what has changed. After a failure, and while most of its events
 * are missing, it is read whole, and so it is when the family's clock is another.
 */
export function isAskedForChanges({ failures, shrunkSince, readZone, zone }: KnownFeed): boolean {
  return failures === 0 && shrunkSince === null && readZone === zone;
}

/**
 * What becomes of a feed whose source gave its content, said that it is the same, or failed. What fails,
 * empties or halves loses nothing of what was there before; what is new is there at once.
 */
export function verdictOn(
  feed: KnownFeed,
  found: SourceContent | 'same' | SourceProblem,
  now: Date,
): Verdict {
  const { kind, zone, count, readAt, problem, readZone, digest, shrunkSince } = feed;
  const before = { readAt, problem, readZone, digest, shrunkSince };
  const validators = { etag: feed.etag, lastModified: feed.lastModified };
  if (found instanceof SourceProblem) {
    const failures = feed.failures + 1;
    const state = { ...before, ...validators, failures, problem: found.sentence };
    const pauseSeconds = failurePause(failures, found.pauseSeconds);
    return { outcome: 'failed', events: null, state, pauseSeconds };
  }
  const pauseSeconds = refreshPause(kind);
  const read = { ...before, ...validators, readAt: now, failures: 0 };
  if (found === 'same') return { outcome: 'same', events: null, state: read, pauseSeconds };
  const { events, etag, lastModified, note } = found;
  const isKnown = digest === contentDigest(events) && readZone === zone;
  if (events.length * 2 < count && !isMeant(shrunkSince, now)) {
    const state: FeedState = {
      ...read,
      ...{ problem: messages.fewerEvents(events.length), shrunkSince: shrunkSince ?? now },
      ...{ readZone: zone, digest: contentDigest(events) },
    };
    const isSame = isKnown && shrunkSince !== null;
    return { outcome: 'kept', events: isSame ? null : events, state, pauseSeconds };
  }
  const state: FeedState = {
    ...read,
    ...{ etag, lastModified, problem: note, readZone: zone, shrunkSince: null },
    digest: contentDigest(events),
  };
  // While events are kept that it no longer has, other ones stand in the feed than it has.
  const isSame = isKnown && shrunkSince === null;
  return {
    outcome: isSame ? 'same' : 'changed',
    events: isSame ? null : events,
    state,
    pauseSeconds,
  };
}

function isMeant(shrunkSince: Date | null, now: Date): boolean {
  return shrunkSince !== null && now.getTime() - shrunkSince.getTime() >= SHRUNK_DAYS * DAY_MS;
}

/** A feed that nobody has read yet. */
export function unknownFeed({ kind, zone }: Source): KnownFeed {
  return {
    ...{ kind, zone, count: 0, failures: 0, readAt: null, problem: null, readZone: null },
    ...{ digest: null, shrunkSince: null, etag: null, lastModified: null },
  };
}
