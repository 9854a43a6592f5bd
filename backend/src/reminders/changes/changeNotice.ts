import { endOfQuiet } from '@kinday/contracts/dueReminders';
import { idSchema } from '@kinday/contracts/user';
import * as z from 'zod/mini';
import type { NewNotice } from '../../notices/notice.js';
import type { Listener } from './changes.repository.js';

export const CHANGE = 'change';

export const changeDataSchema = z.object({
  familyId: idSchema,
  /** What it is about: see `Touched`. */
  about: z.string(),
  /** Of the first change that it tells. */
  revision: z.int(),
});

const QUARTER_MS = 15 * 60_000;
/** Later nobody need be told that something was changed. */
const USEFUL_MS = 6 * 3_600_000;

/**
 * The two notices that may tell of a change: the one of this quarter of an hour, which comes at once, and
 * the one of the next, for when this quarter's was told already. In quiet hours the quarter is the one in
 * which they end.
 */
export function changeNotices(
  { userId, zone, quiet, familyId }: Listener,
  about: string,
  revision: number,
  now: Date,
): { first: NewNotice; next: NewNotice } {
  const notice = (dueAt: Date): NewNotice => ({
    key: `${CHANGE} ${userId} ${about} ${Math.floor(dueAt.getTime() / QUARTER_MS)}`,
    kind: CHANGE,
    userId,
    data: { familyId, about, revision },
    dueAt,
    expiresAt: new Date(dueAt.getTime() + USEFUL_MS),
  });
  const dueAt = endOfQuiet(quiet, zone, now);
  const nextQuarter = new Date((Math.floor(dueAt.getTime() / QUARTER_MS) + 1) * QUARTER_MS);
  return { first: notice(dueAt), next: notice(endOfQuiet(quiet, zone, nextQuarter)) };
}
