import { NO_SUCH_EVENT } from '@kinday/contracts/event';
import { NO_SUCH_SERIES } from '@kinday/contracts/series';
import { OTHER_USER } from '@kinday/contracts/user';
import { asApiError, isUnreached } from '../../api/apiError';
import { EditConflict } from '../commands/writeWithMerge';
import { Waits } from '../perform';
import type { Verdict } from './Sender';
import type { WaitingEdit } from './waitingEdit';

/** Codes of the refusals of an edit of what is not there any more. */
const GONE = [NO_SUCH_EVENT, NO_SUCH_SERIES, 'occurrence_changed'];
const NO_CALENDAR = 'no_such_calendar';
const NOTHING_TO_UNDO = 'nothing_to_undo';
/** The id is taken by what an earlier try stored, and somebody deleted since. */
const ID_TAKEN = 'id_taken';
const TOO_MANY = 429;
const UNAVAILABLE = 503;

/** What becomes of an edit that the server did not accept. */
export function judge(error: unknown, { command }: Pick<WaitingEdit, 'command'>): Verdict {
  if (error instanceof EditConflict) {
    return { kind: 'conflict', theirs: error.theirs, parts: error.parts };
  }
  const { status, code, message } = asApiError(error);
  if (error instanceof Waits || isUnreached(error)) return 'later';
  // What came with the answer of a release that is gone, say, comes with the next one.
  if (status === 0 || status === TOO_MANY || status === UNAVAILABLE) return 'later';
  if (status === 401 || code === OTHER_USER) return 'never';
  if (code === NO_CALENDAR) return { kind: 'removed' };
  if (code === NOTHING_TO_UNDO) return 'done';
  if (code === ID_TAKEN && command.kind === 'save') return { kind: 'gone', message };
  if (!GONE.includes(code)) return { kind: 'refused', message };
  return command.kind === 'delete' ? 'done' : { kind: 'gone', message };
}
