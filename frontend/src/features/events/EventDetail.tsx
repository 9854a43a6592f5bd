import Button from '@mui/material/Button';
import type { Event } from '@kinday/contracts/event';
import { useId, useState } from 'react';
import { AnchoredPanel } from '../../ui/AnchoredPanel';
import { ConfirmDialog } from '../../ui/ConfirmDialog';
import { PanelHead } from '../../ui/PanelHead';
import { DeleteIcon, EditIcon } from '../../ui/icons';
import { EventFacts } from './EventFacts';
import './eventDetail.css';

interface EventDetailProps {
  event: Event;
  /** Somebody deleted it while it was being looked at. */
  isGone: boolean;
  anchor: Element;
  mayEdit: boolean;
  open: boolean;
  onEdit: () => void;
  onDelete: () => void;
  onClose: () => void;
  onExited: () => void;
}

/** All about one event, beside it. */
export function EventDetail(props: EventDetailProps) {
  const { event, isGone, anchor, mayEdit, open, onEdit, onDelete, onClose, onExited } = props;
  const [asking, setAsking] = useState(false);
  const titleId = useId();
  return (
    <AnchoredPanel
      open={open}
      anchor={anchor}
      placement="beside"
      width={400}
      labelledBy={titleId}
      onClose={onClose}
      onExited={onExited}
    >
      <div className="kd-event-detail">
        <PanelHead id={titleId} title={event.title} onClose={onClose} />
        {isGone ? <p role="status">This event was deleted.</p> : <EventFacts event={event} />}
        {mayEdit && !isGone && (
          <div className="kd-event-detail__actions">
            <Button variant="outlined" startIcon={<EditIcon />} onClick={onEdit}>
              Edit Event
            </Button>
            <Button color="error" startIcon={<DeleteIcon />} onClick={() => setAsking(true)}>
              Delete Event
            </Button>
          </div>
        )}
      </div>
      <ConfirmDialog
        open={asking}
        title="Delete Event"
        confirmLabel="Delete"
        destructive
        onConfirm={onDelete}
        onClose={() => setAsking(false)}
      >
        Are you sure you want to delete this event?
      </ConfirmDialog>
    </AnchoredPanel>
  );
}
