import type { Member } from '@kinday/contracts/member';
import type { Around } from './commands/around';
import { titleOf, type EventCommand } from './commands/eventCommand';
import { beginChange, rememberWaiting, rememberWrite, type OwnChange } from './ownChanges';
import type { SyncThunk } from './syncState';
import { undoUnderWay } from './undoChanges';
import { carryOut, type Outcome } from './waiting/carryOut';

/** How a command of this tab went, and the change by which it is undone. */
interface OwnOutcome {
  outcome: Outcome;
  change: OwnChange | undefined;
}

/**
 * Carries a command out as `carryOut` says, and remembers it from the moment it is pressed, so that
 * Ctrl+Z means it.
 */
export function carryOutOwn(
  command: EventCommand,
  familyId: string,
  me: Member,
): SyncThunk<Promise<OwnOutcome>> {
  return async (dispatch) => {
    const isRemembered = beginChange();
    try {
      const made = { familyId, userId: me.id, title: titleOf(command) };
      const own: OwnChange[] = [];
      const remember: Around['remember'] = (eventId, written) => {
        own.push(rememberWrite({ ...made, eventId }, written));
        isRemembered();
        return written;
      };
      const outcome = await dispatch(
        // What is seen at once must not be sent before an undo of the same.
        carryOut(command, { familyId, me, remember }, { after: undoUnderWay() }),
      );
      // What waits behind others is not sent at all.
      const isUnsent = outcome.kind === 'waits' && own.length === 0;
      if (isUnsent) own.push(rememberWaiting({ ...made, eventId: '' }, outcome.id));
      return { outcome, change: own.at(-1) };
    } finally {
      isRemembered();
    }
  };
}
