import type { Event } from '@kinday/contracts/event';
import { canEditEvent } from '@kinday/contracts/policies';
import { asTold, shownIn } from '@kinday/contracts/shownIn';
import { useId, useState, type ReactNode } from 'react';
import type { ShownFamily } from '../../sync/useFamily';
import { Button } from '../../ui/Button';
import { AnchoredPanel } from '../../ui/AnchoredPanel';
import type { LayerName } from '../../ui/layers/openLayers';
import { PanelHead } from '../../ui/PanelHead';
import { DeleteDialog } from './DeleteDialog';
import { EditingNotice } from './EditingNotice';
import { editorName } from './editorName';
import { EventFacts } from './EventFacts';
import type { Scope } from '../../sync/commands/eventCommand';
import type { EventCommands } from './useEventCommands';
import { useLatestEvent } from './useLatestEvent';
import { WaitingNotice } from './WaitingNotice';
import * as uiMessages from '../../ui/messages';
import * as messages from './messages';
import './eventDetail.css';

export interface EventDetailProps {
  /** As it was when it was opened. */
  opened: Event;
  /** When it was opened, one of `changesSoFar`. */
  since: number;
  /** As the calendar shows it now; undefined when no loaded month has it. */
  listed: Event | undefined;
  shown: ShownFamily;
  commands: EventCommands;
  /** When the member is reminded of it. */
  remindMe: (event: Event) => ReactNode;
  anchor: Element;
  /** What the address says while it is open. */
  named: LayerName;
  open: boolean;
  onEdit: (event: Event) => void;
  onMove: (event: Event) => void;
  onDelete: (event: Event, scope: Scope) => void;
  onCopyLink: (event: Event) => void;
  onClose: () => void;
  onExited: () => void;
}

/** All about one event, beside it. */
export function EventDetail(props: EventDetailProps) {
  const { shown, anchor, open, onEdit, onMove, onDelete, onCopyLink, onClose, onExited } = props;
  const { latest, isDeleted } = useLatestEvent(asTold(props.opened), props.since);
  const event = props.listed ?? shownIn(latest, shown.family.zone);
  const [asking, setAsking] = useState(false);
  const editor = editorName(event, shown.members, shown.me.id);
  const titleId = useId();
  return (
    <AnchoredPanel
      open={open}
      anchor={anchor}
      placement="beside"
      width={400}
      labelledBy={titleId}
      named={props.named}
      onClose={onClose}
      onExited={onExited}
    >
      <div className="kd-event-detail">
        <PanelHead id={titleId} title={event.title} onClose={onClose} />
        <EditingNotice eventId={event.id} />
        <WaitingNotice event={event} />
        {isDeleted && open ? (
          <p role="status">{messages.deletedThisEvent(editor)}</p>
        ) : (
          <EventFacts
            event={event}
            shown={shown}
            commands={props.commands}
            remindMe={props.remindMe(event)}
          />
        )}
        <div className="kd-event-detail__actions">
          {isDeleted && <Button onClick={onClose}>{uiMessages.close}</Button>}
          {canEditEvent(shown.me, event) && !isDeleted && (
            <>
              <Button icon="edit" onClick={() => onEdit(event)}>
                {messages.editEvent}
              </Button>
              <Button look="text" onClick={() => onMove(event)}>
                {messages.moveTo}
              </Button>
              <Button look="text" danger icon="remove" onClick={() => setAsking(true)}>
                {messages.deleteEvent}
              </Button>
            </>
          )}
          {!isDeleted && (
            <Button look="text" icon="copy" onClick={() => onCopyLink(event)}>
              {messages.copyLink}
            </Button>
          )}
        </div>
      </div>
      <DeleteDialog
        open={asking}
        event={event}
        onDelete={(scope) => {
          setAsking(false);
          onDelete(event, scope);
        }}
        onClose={() => setAsking(false)}
      />
    </AnchoredPanel>
  );
}
