import { titleOf } from '../../../sync/commands/eventCommand';
import { EditConflict } from '../../../sync/commands/writeWithMerge';
import { useSyncDispatch, type SyncThunk } from '../../../sync/syncState';
import type { ShownFamily } from '../../../sync/useFamily';
import { discard, doAllTheSame, resolveConflict } from '../../../sync/waiting/settle';
import type { WaitingEdit } from '../../../sync/waiting/waitingEdit';
import { Button } from '../../../ui/Button';
import { ChangedDays } from '../ChangedDays';
import { ConflictDialog } from '../ConflictDialog';
import { editorName } from '../editorName';
import { draftOf } from '../eventDraft';
import { WaitingDeletion } from './WaitingDeletion';
import * as messages from './messages';

interface WaitingConflictProps {
  edit: WaitingEdit;
  /** Its calendar. */
  shown: ShownFamily;
  /** It is decided, and is sent. */
  onSettled: () => void;
  onLater: () => void;
}

/** Somebody else changed the same while an edit waited: whose is kept. */
export function WaitingConflict({ edit, shown, onSettled, onLater }: WaitingConflictProps) {
  const dispatch = useSyncDispatch();
  const { command, problem } = edit;
  if (problem?.kind !== 'conflict') return null;
  if (command.kind === 'delete') {
    const editor = editorName(problem.theirs, shown.members, shown.me.id);
    return <WaitingDeletion {...{ edit, shown, editor, onSettled, onLater }} conflict={problem} />;
  }
  if (command.kind !== 'save') return null;
  const settle = (decided: SyncThunk<Promise<void>>) => {
    void dispatch(decided);
    onSettled();
  };
  const { theirs, parts, day } = problem;
  if (day) {
    return (
      <ChangedDays
        title={titleOf(command)}
        conflict={problem}
        shown={shown}
        onStop={() => settle(doAllTheSame(edit))}
      >
        <Button onClick={onLater}>{messages.later}</Button>
        <Button onClick={() => settle(discard(edit))}>{messages.keepRepeating}</Button>
      </ChangedDays>
    );
  }
  // An earlier try may have added what was then changed by somebody.
  const original = command.event ?? theirs;
  return (
    <ConflictDialog
      conflict={new EditConflict(theirs, parts)}
      original={original}
      draft={draftOf({ ...original, ...command.wanted.fields }, '')}
      shown={shown}
      editor={editorName(theirs, shown.members, shown.me.id)}
      named={titleOf(command)}
      backLabel={messages.later}
      onSave={(fields, over) => settle(resolveConflict(edit, over, fields))}
      onBack={onLater}
    />
  );
}
