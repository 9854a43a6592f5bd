import type { Event } from '@kinday/contracts/event';
import { lastActorOf } from '../../sync/changeListeners';
import type { ShownFamily } from '../../sync/useFamily';
import { Button } from '../../ui/Button';
import { Dialog } from '../../ui/Dialog';
import { editorName } from './editorName';
import { recordIdOf } from '../../sync/commands/ofSeries';
import { useLatestEvent } from './useLatestEvent';
import * as messages from './messages';

interface DeletedMeanwhileProps {
  event: Event;
  /** When it was opened, one of `changesSoFar`. */
  since: number;
  /** Saving found it gone: it was deleted while nobody here could hear of it. */
  isMissing: boolean;
  shown: ShownFamily;
  onSaveAsNew: () => void;
  onDiscard: () => void;
}

/** Asks what to do with what is typed when somebody deleted the event it belongs to. */
export function DeletedMeanwhile({
  event,
  since,
  isMissing,
  shown,
  onSaveAsNew,
  onDiscard,
}: DeletedMeanwhileProps) {
  const { isDeleted } = useLatestEvent(event, since);
  // What was not heard may have been anybody.
  const actorId = isDeleted ? lastActorOf(recordIdOf(event)) : null;
  const editor = editorName(event, shown.members, shown.me.id, actorId);
  const isOpen = isDeleted || isMissing;
  return (
    <Dialog
      alert
      unasked
      open={isOpen}
      size="xs"
      title={messages.deletedMeanwhile(editor)}
      text={messages.stillHere}
      actions={
        <>
          {/* The first one that Tab leads to keeps what is typed. A second press may meet them as they go. */}
          <Button look="filled" onClick={() => isOpen && onSaveAsNew()}>
            {messages.saveAsNewEvent}
          </Button>
          <Button danger onClick={() => isOpen && onDiscard()}>
            {messages.discard}
          </Button>
        </>
      }
    />
  );
}
