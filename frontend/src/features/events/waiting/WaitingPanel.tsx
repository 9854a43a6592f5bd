import type { Event } from '@kinday/contracts/event';
import { useState } from 'react';
import { shallowEqual } from 'react-redux';
import { useGetCalendarsQuery } from '../../../api/calendarsApi';
import { familyApi } from '../../../api/familyApi';
import { titleOf } from '../../../sync/commands/eventCommand';
import { useSyncDispatch, useSyncSelector, type SyncState } from '../../../sync/syncState';
import { useFamily } from '../../../sync/useFamily';
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
  const { edits, unread } = useSyncSelector(({ waiting }) => waiting);
  const { data: calendars } = useGetCalendarsQuery();
  const [isAsking, setAsking] = useState(asks);
  /** The conflict that is asked about before the others. */
  const [chosenId, setChosenId] = useState<string | null>(null);
  const [discarded, setDiscarded] = useState<WaitingEdit | null>(null);
  // What is asked about is named for as long as the question is to be seen.
  const [isDiscarding, setDiscarding] = useState(false);
  const dispatch = useSyncDispatch();
  const conflicts = useSyncSelector(conflictsToChoose, shallowEqual);
  const chosen = conflicts.find(({ id }) => id === chosenId) ?? conflicts[0];
  const conflict = isAsking ? chosen : undefined;
  const { shown } = useFamily(conflict?.familyId ?? null);

  // Until its calendar has been read, and where it cannot be, the list is shown.
  if (open && conflict && shown) {
    const goOn = () => (asks ? onClose() : setAsking(false));
    return (
      <WaitingConflict
        key={conflict.id}
        edit={conflict}
        shown={shown}
        onSettled={() => conflicts.length === 1 && goOn()}
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
        text={textOf(edits, unread)}
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
              onChoose={isUnread(edit) ? null : () => choose(edit)}
              onEdit={onEdit}
              onShow={onShow}
              onDiscard={() => {
                setDiscarded(edit);
                setDiscarding(true);
              }}
            />
          ))}
        </ul>
      </Dialog>
      <ConfirmDialog
        open={isDiscarding}
        title={messages.discardThis(discarded ? titleOf(discarded.command) : '')}
        confirmLabel={messages.discard}
        destructive
        onConfirm={() => {
          if (discarded) void dispatch(discard(discarded));
          setDiscarding(false);
        }}
        onClose={() => setDiscarding(false)}
      >
        {discarded && discardText(discarded)}
      </ConfirmDialog>
    </>
  );

  function choose({ id }: WaitingEdit) {
    setChosenId(id);
    setAsking(true);
  }

  function isUnread({ problem, id }: WaitingEdit): boolean {
    return problem?.kind === 'conflict' && !conflicts.some((each) => each.id === id);
  }

  function nameOf(id: string): string {
    return calendars?.find((calendar) => calendar.id === id)?.name ?? messages.anotherCalendar;
  }
}

/** The conflicts whose calendars can be read, as far as is known: what others made of the events is told by name. */
function conflictsToChoose(state: SyncState): readonly WaitingEdit[] {
  const isUnread = (id: string) => {
    const { data, isError } = familyApi.endpoints.getFamily.select(id)(state);
    return isError && !data;
  };
  return state.waiting.edits.filter(
    ({ problem, familyId }) => problem?.kind === 'conflict' && !isUnread(familyId),
  );
}

/** What is said of all that waits. */
function textOf(edits: readonly WaitingEdit[], unread: number): string {
  const others = unread > 0 && messages.ofOtherVersion(unread);
  if (edits.length === 0) return others || messages.nothingWaits;
  const known = edits.every(({ problem }) => problem) ? messages.needsYou : messages.sentInOrder;
  return [known, others].filter(Boolean).join(' ');
}
