import type { Event } from '@kinday/contracts/event';
import type { ShownFamily } from '../../sync/useFamily';
import { ConfirmDialog } from '../../ui/ConfirmDialog';
import { editorName } from './editorName';
import { useEventFate } from './useEventFate';
import { useState } from 'react';

interface DeletedMeanwhileProps {
  event: Event;
  shown: ShownFamily;
  onSaveAsNew: () => void;
  onDiscard: () => void;
}

/** Asks what to do with what is typed when somebody deleted the event it belongs to. */
export function DeletedMeanwhile({ event, shown, onSaveAsNew, onDiscard }: DeletedMeanwhileProps) {
  const { isGone } = useEventFate(event);
  const [isSaving, setSaving] = useState(false);
  const editor = editorName(event, shown.members, shown.me.id);
  return (
    <ConfirmDialog
      open={isGone && !isSaving}
      title={`${editor} deleted this event while you were editing.`}
      confirmLabel="Save as new event"
      cancelLabel="Discard"
      onConfirm={() => {
        setSaving(true);
        onSaveAsNew();
      }}
      onClose={onDiscard}
    >
      What you typed is still here.
    </ConfirmDialog>
  );
}
