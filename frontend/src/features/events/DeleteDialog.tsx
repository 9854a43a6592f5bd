import type { Event } from '@kinday/contracts/event';
import { ConfirmDialog } from '../../ui/ConfirmDialog';
import { ScopeDialog } from './repeating/ScopeDialog';
import type { Scope } from '../../sync/commands/eventCommand';
import { isOfSeries } from '../../sync/commands/ofSeries';
import * as uiMessages from '../../ui/messages';
import * as messages from './messages';

interface DeleteDialogProps {
  open: boolean;
  event: Event;
  onDelete: (scope: Scope) => void;
  onClose: () => void;
  /** It has gone from the screen. */
  onExited?: (() => void) | undefined;
}

/** Asks before an event is deleted; of one that repeats, which ones. */
export function DeleteDialog({ open, event, onDelete, onClose, onExited }: DeleteDialogProps) {
  const common = { open, confirmLabel: uiMessages.deleteIt, destructive: true, onClose, onExited };
  return isOfSeries(event) ? (
    <ScopeDialog {...common} title={messages.deleteWhich} onChoose={onDelete} />
  ) : (
    <ConfirmDialog {...common} title={messages.deleteEvent} onConfirm={() => onDelete('this')}>
      {messages.askDeletion}
    </ConfirmDialog>
  );
}
