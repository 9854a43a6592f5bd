import { shortDay } from '@kinday/contracts/dateText';
import { titleOf } from '../../../sync/commands/eventCommand';
import { useSyncDispatch, type SyncThunk } from '../../../sync/syncState';
import type { ShownFamily } from '../../../sync/useFamily';
import { useClock } from '../../../sync/usePreferences';
import { doAllTheSame, discard } from '../../../sync/waiting/settle';
import type { EditProblem, WaitingEdit } from '../../../sync/waiting/waitingEdit';
import { Button } from '../../../ui/Button';
import { Dialog } from '../../../ui/Dialog';
import { changedThatDay } from '../messages';
import { eventLine, type Reader } from './waitingText';
import * as messages from './messages';

type Conflict = Extract<EditProblem, { kind: 'conflict' }>;

interface WaitingDeletionProps {
  edit: WaitingEdit;
  /** Its calendar. */
  shown: ShownFamily;
  conflict: Conflict;
  /** Who changed it. */
  editor: string;
  /** It is decided, and is sent or discarded. */
  onSettled: () => void;
  onLater: () => void;
}

/** Somebody changed an event while its deletion waited: whether it is deleted all the same. */
export function WaitingDeletion(props: WaitingDeletionProps) {
  const { edit, shown, conflict, editor, onSettled, onLater } = props;
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
      text={changeText(conflict, editor, { clock, shown })}
      onClose={onLater}
      actions={
        <>
          <Button onClick={onLater}>{messages.later}</Button>
          <Button onClick={settle(discard(edit))}>{messages.keepIt}</Button>
          <Button danger onClick={settle(doAllTheSame(edit))}>
            {messages.deleteIt}
          </Button>
        </>
      }
    />
  );
}

/** What was changed, by whom: the event, or days of the series by themselves, of which the first is told. */
function changeText({ theirs, day }: Conflict, editor: string, reader: Reader): string {
  const now = eventLine(theirs, reader);
  if (!day) return messages.nowItIs(editor, now);
  const changed = changedThatDay(editor, shortDay(theirs.seriesDate ?? theirs.date), now);
  const { others } = day;
  return `${changed} ${others > 0 ? messages.thoseDaysGoToo(others) : messages.thatDayGoesToo}`;
}
