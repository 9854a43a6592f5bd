import type { Event } from '@kinday/contracts/event';
import { ConfirmDialog } from '../../ui/ConfirmDialog';
import { ScopeDialog } from './repeating/ScopeDialog';
import { isOfSeries, type Scope } from './repeating/scopes';

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
  const common = { open, confirmLabel: 'Delete', destructive: true, onClose, onExited };
  return isOfSeries(event) ? (
    <ScopeDialog {...common} title="Delete which ones?" onChoose={onDelete} />
  ) : (
    <ConfirmDialog {...common} title="Delete Event" onConfirm={() => onDelete('this')}>
      Are you sure you want to delete this event?
    </ConfirmDialog>
  );
}
