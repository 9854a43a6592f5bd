import type { Feed } from '@kinday/contracts/feed';
import type { KeptEvent } from './KeptEvent.js';

/** Where the events of a feed come from. */
export interface Source extends Pick<Feed, 'kind' | 'country' | 'region'> {
  /** The whole address of a link, which may hold a secret: it is told to nobody, and never logged. */
  address: string | null;
  /** The clock in which times without a zone are told: the family's. */
  zone: string;
}

/** By what a server is asked whether it has something else now (RFC 9110). */
export interface Validators {
  etag: string | null;
  lastModified: string | null;
}

/** For whom a source is read. */
export interface Reading {
  /** Whose turn it is; null for the job that reads feeds again. */
  accountId: string | null;
  /** Aborted when nobody waits for it any more. */
  signal?: AbortSignal | undefined;
}

/** The key of a reading in queues that serve accounts by turns; the job has a turn of its own. */
export const turnOf = ({ accountId }: Reading): string => accountId ?? 'job';

/** What a source has. */
export interface SourceContent extends Validators {
  events: KeptEvent[];
  /** What people have to know of it; null when it is all there. */
  note: string | null;
}

/** A source that has no calendar for us, in a sentence for people. Its cause stays out of it. */
export class SourceProblem extends Error {
  /** @param pauseSeconds the source asks to be left alone for so long */
  constructor(
    readonly sentence: string,
    readonly pauseSeconds = 0,
  ) {
    super(sentence);
  }
}
