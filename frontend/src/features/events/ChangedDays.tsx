import { shortDay } from '@kinday/contracts/dateText';
import type { ReactNode } from 'react';
import type { EditConflict } from '../../sync/commands/writeWithMerge';
import type { ShownFamily } from '../../sync/useFamily';
import { useClock } from '../../sync/usePreferences';
import { Button } from '../../ui/Button';
import { Dialog } from '../../ui/Dialog';
import { editorName } from './editorName';
import { eventLine } from './waiting/waitingText';
import * as messages from './messages';

interface ChangedDaysProps {
  /** What repeats. */
  title: string;
  conflict: Pick<EditConflict, 'theirs'> & { day?: EditConflict['day'] | undefined };
  shown: ShownFamily;
  onStop: () => void;
  /** The other answers, as buttons. */
  children: ReactNode;
}

/** Somebody changed days of a series by themselves that is to repeat no more: whether they go with the others. */
export function ChangedDays({ title, conflict, shown, onStop, children }: ChangedDaysProps) {
  const clock = useClock();
  const { theirs, day } = conflict;
  const others = day?.others ?? 0;
  const changed = messages.changedThatDay(
    editorName(theirs, shown.members, shown.me.id),
    shortDay(theirs.seriesDate ?? theirs.date),
    eventLine(theirs, { clock, shown }),
  );
  const what = others > 0 ? messages.thoseDaysGoToo(others) : messages.thatDayGoesToo;
  return (
    <Dialog
      alert
      unasked
      size="xs"
      title={messages.stopRepeatingAllTheSame(title)}
      text={`${changed} ${what}`}
      actions={
        <>
          {children}
          <Button danger onClick={onStop}>
            {messages.stopRepeating}
          </Button>
        </>
      }
    />
  );
}
