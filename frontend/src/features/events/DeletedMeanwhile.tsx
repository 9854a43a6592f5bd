import type { Event } from '@kinday/contracts/event';
import { lastActorOf } from '../../sync/changeListeners';
import type { ShownFamily } from '../../sync/useFamily';
import { ConfirmDialog } from '../../ui/ConfirmDialog';
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
  return (
    <ConfirmDialog
      unasked
      open={isDeleted || isMissing}
      title={messages.deletedMeanwhile(editor)}
      confirmLabel={messages.saveAsNewEvent}
      cancelLabel={messages.discard}
      onConfirm={onSaveAsNew}
      onClose={onDiscard}
    >
      {messages.stillHere}
    </ConfirmDialog>
  );
}
