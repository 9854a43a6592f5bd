import type { Event } from '@kinday/contracts/event';
import { useState } from 'react';
import { useGetCalendarsQuery } from '../../../api/calendarsApi';
import { titleOf } from '../../../sync/commands/eventCommand';
import { useSyncDispatch, useSyncSelector } from '../../../sync/syncState';
import { discard } from '../../../sync/waiting/settle';
import type { WaitingEdit } from '../../../sync/waiting/waitingEdit';
import { Button } from '../../../ui/Button';
import { ConfirmDialog } from '../../../ui/ConfirmDialog';
import { Dialog } from '../../../ui/Dialog';
import { WaitingChange } from './WaitingChange';
import { WaitingConflict } from './WaitingConflict';
import { discardText } from './waitingText';
import * as uiMessages from '../../../ui/messages';
import * as messages from './messages';
import './waitingPanel.css';

interface WaitingPanelProps {
  familyId: string;
  /** Whether it begins with the conflicts, one after the other. */
  asks: boolean;
  open: boolean;
  onEdit: (event: Event) => void;
  /** Goes to an event, be it of another calendar. */
  onShow: (event: Event) => void;
  onClose: () => void;
  onExited: () => void;
}

/** What waits to be sent, in its order, and what keeps it from being sent. */
export function WaitingPanel({ familyId, asks, open, onEdit, onShow, ...rest }: WaitingPanelProps) {
  const { onClose, onExited } = rest;
  const edits = useSyncSelector(({ waiting }) => waiting.edits);
  const { data: calendars } = useGetCalendarsQuery();
  const [isAsking, setAsking] = useState(asks);
  const [discarded, setDiscarded] = useState<WaitingEdit | null>(null);
  const dispatch = useSyncDispatch();
  const conflict = edits.find(({ problem }) => problem?.kind === 'conflict');

  if (open && isAsking && conflict) {
    const goOn = () => (asks ? onClose() : setAsking(false));
    const isLast = edits.filter(({ problem }) => problem?.kind === 'conflict').length === 1;
    return (
      <WaitingConflict
        key={conflict.id}
        edit={conflict}
        onSettled={() => isLast && goOn()}
        onLater={goOn}
      />
    );
  }
  return (
    <>
      <Dialog
        open={open}
        size="xs"
        title={messages.waitingToBeSent}
        text={textOf(edits)}
        onClose={onClose}
        onExited={onExited}
        actions={<Button onClick={onClose}>{uiMessages.close}</Button>}
      >
        <ul className="kd-dialog__content kd-waiting-panel">
          {edits.map((edit) => (
            <WaitingChange
              key={edit.id}
              edit={edit}
              calendar={edit.familyId === familyId ? null : nameOf(edit.familyId)}
              onChoose={() => setAsking(true)}
              onEdit={onEdit}
              onShow={onShow}
              onDiscard={() => setDiscarded(edit)}
            />
          ))}
        </ul>
      </Dialog>
      <ConfirmDialog
        open={discarded !== null}
        title={messages.discardThis(discarded ? titleOf(discarded.command) : '')}
        confirmLabel={messages.discard}
        destructive
        onConfirm={() => {
          if (discarded) void dispatch(discard(discarded));
          setDiscarded(null);
        }}
        onClose={() => setDiscarded(null)}
      >
        {discarded && discardText(discarded)}
      </ConfirmDialog>
    </>
  );

  function nameOf(id: string): string {
    return calendars?.find((calendar) => calendar.id === id)?.name ?? messages.anotherCalendar;
  }
}

/** What is said of all that waits. */
function textOf(edits: readonly WaitingEdit[]): string {
  if (edits.length === 0) return messages.nothingWaits;
  return edits.every(({ problem }) => problem) ? messages.needsYou : messages.sentInOrder;
}
