import { loadedViews } from '../loadedViews';
import type { SyncThunk } from '../syncState';
import type { DeleteCommand, EventCommand, Seen } from './eventCommand';
import { isOfSeries } from './ofSeries';
import type { EditConflict } from './writeWithMerge';

/** A deletion of days of a series, with what its author sees of the family as they give it. */
export function withSeen(command: EventCommand): SyncThunk<EventCommand> {
  return (dispatch) => {
    if (command.kind !== 'delete' || !isOfSeries(command.event) || command.seen) return command;
    return { ...command, seen: dispatch(seenNow(command.event.familyId)) };
  };
}

/** The revision of a family that this page shows; undefined where nothing of it is loaded. */
export function seenNow(familyId: string): SyncThunk<Seen | undefined> {
  return (dispatch, getState) => {
    const views = loadedViews(familyId, getState(), dispatch);
    if (views.length === 0) return undefined;
    return dispatch(seenUpTo(Math.min(...views.map(({ view }) => view.revision))));
  };
}

/** What somebody has seen who knows a family as of a revision of the log that the server has now. */
export function seenUpTo(revision: number): SyncThunk<Seen> {
  return (_dispatch, getState) => ({ revision, epoch: getState().live.epoch });
}

/** [S7] The revision in the server's log up to which somebody has seen a family: nothing of it in another log. */
export function revisionSeen({ revision, epoch }: Seen): SyncThunk<number> {
  return (_dispatch, getState) => {
    const { epoch: now } = getState().live;
    return epoch && now && epoch !== now ? 0 : revision;
  };
}

/** A deletion once its author knows what others have changed since: it means what there is now. */
export function deletionOver(
  command: DeleteCommand,
  { theirs, day }: Pick<EditConflict, 'theirs'> & { day?: EditConflict['day'] | undefined },
): DeleteCommand {
  return day ? { ...command, seen: day.seen } : { ...command, event: theirs };
}
