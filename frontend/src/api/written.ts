import { madeChangeSchema, RETURN_CHANGE, type Change } from '@kinday/contracts/change';
import { revisionOf } from './api';

/** What a write of events or series did. */
export interface Written {
  /** The revision the family stands at after it. */
  revision: number;
  /** Null when it changed nothing. */
  change: Change | null;
}

/** Asks a write to answer the change it made. */
export const PREFER_CHANGE = { Prefer: RETURN_CHANGE };

/** What such a write did; a server of an earlier release answers no change. */
export function writtenBy(answer: unknown, meta: Parameters<typeof revisionOf>[0]): Written {
  const { data } = madeChangeSchema.safeParse(answer);
  return { revision: revisionOf(meta), change: data?.change ?? null };
}
