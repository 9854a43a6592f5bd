import type { Event } from '@kinday/contracts/event';
import { titleOf } from '../../../sync/commands/eventCommand';
import { useSyncDispatch, type SyncThunk } from '../../../sync/syncState';
import type { ShownFamily } from '../../../sync/useFamily';
import { useClock } from '../../../sync/usePreferences';
import { deleteAllTheSame, discard } from '../../../sync/waiting/settle';
import type { WaitingEdit } from '../../../sync/waiting/waitingEdit';
import { Button } from '../../../ui/Button';
import { Dialog } from '../../../ui/Dialog';
import { eventLine } from './waitingText';
import * as messages from './messages';

interface WaitingDeletionProps {
  edit: WaitingEdit;
  /** Its calendar. */
  shown: ShownFamily;
  /** The event as it is now. */
  theirs: Event;
  /** Who changed it. */
  editor: string;
  /** It is decided, and is sent or discarded. */
  onSettled: () => void;
  onLater: () => void;
}

/** Somebody changed an event while its deletion waited: whether it is deleted all the same. */
export function WaitingDeletion(props: WaitingDeletionProps) {
  const { edit, shown, theirs, editor, onSettled, onLater } = props;
  const dispatch = useSyncDispatch();
  const clock = useClock();

  const settle = (decided: SyncThunk<Promise<void>>) => () => {
    void dispatch(decided);
    onSettled();
  };
  return (
    <Dialog
      alert
      unasked
      size="xs"
      title={messages.deleteAllTheSame(titleOf(edit.command))}
      text={messages.nowItIs(editor, eventLine(theirs, { clock, shown }))}
      onClose={onLater}
      actions={
        <>
          <Button onClick={onLater}>{messages.later}</Button>
          <Button onClick={settle(discard(edit))}>{messages.keepIt}</Button>
          <Button danger onClick={settle(deleteAllTheSame(edit))}>
            {messages.deleteIt}
          </Button>
        </>
      }
    />
  );
}
