import { NO_SUCH_EVENT } from '@kinday/contracts/event';
import { NO_SUCH_SERIES } from '@kinday/contracts/series';
import { asApiError, isOfNobody, isUnreached } from '../../api/apiError';
import { EditConflict } from '../commands/writeWithMerge';
import { Waits } from '../perform';
import type { Verdict } from './Sender';
import type { WaitingEdit } from './waitingEdit';

/** Codes of the refusals of an edit of what is not there any more. */
const DAY_CHANGED = 'occurrence_changed';
const GONE = [NO_SUCH_EVENT, NO_SUCH_SERIES, DAY_CHANGED];
const isGone = (code: string) => GONE.includes(code);
const NO_CALENDAR = 'no_such_calendar';
const NOT_YOURS = 'not_yours';
const NOTHING_TO_UNDO = 'nothing_to_undo';
/** The id is taken by what an earlier try stored, and somebody deleted since. */
const ID_TAKEN = 'id_taken';
const TOO_MANY = 429;
const UNAVAILABLE = 503;

/** Whether the server answered that it has no time for a call now. */
export function isBusy(error: unknown): boolean {
  const { status } = asApiError(error);
  return status === TOO_MANY || status === UNAVAILABLE;
}

/** For how long the server is not to be asked again, ms; 0 where it did not say so. */
export function pauseAskedBy(error: unknown): number {
  return asApiError(error instanceof Waits ? error.reason : error).retryAfterMs ?? 0;
}

/**
 * What becomes of an edit that the server did not accept.
 * @param isMember whether its author is in the calendar, as far as is known
 */
export function judge(
  error: unknown,
  { command }: Pick<WaitingEdit, 'command'>,
  isMember: boolean,
): Verdict {
  if (error instanceof EditConflict) {
    const { theirs, parts, day } = error;
    return { kind: 'conflict', theirs, parts, ...(day && { day }) };
  }
  if (error instanceof Waits || isUnreached(error)) return 'later';
  const { status, code, message } = asApiError(error);
  if (isBusy(error)) return 'later';
  if (status === 0 || status >= 500) return 'again';
  if (isOfNobody(error)) return 'never';
  if (code === NOTHING_TO_UNDO || (isGone(code) && command.kind === 'delete')) return 'done';
  // What is to be brought back is there.
  if (code === NO_SUCH_EVENT && command.kind === 'restore') return 'done';
  // Somebody else does by now what was given back.
  if (code === NOT_YOURS && command.kind === 'release') return 'done';
  if (code === NO_CALENDAR || (isGone(code) && !isMember)) return { kind: 'removed' };
  if (code === ID_TAKEN && command.kind === 'save') return { kind: 'gone', message };
  if (!isGone(code)) return { kind: 'refused', message };
  return { kind: 'gone', message, ...(code === DAY_CHANGED && { isChanged: true }) };
}
