import type { Event } from '@kinday/contracts/event';
import { memo } from 'react';
import { useEditors } from '../../sync/usePresence';
import { eventStyle } from '../../product/eventStyle';
import { eventName, startText } from '../../product/eventText';
import { initialOf } from '../../product/initialOf';
import { EditingMark } from '../../product/EditingMark';
import type { GridActions } from './gridActions';
import '../../product/eventColors.css';
import './entryBar.css';

interface EventBarProps {
  event: Event;
  /** Whether Tab reaches it: only on the day the keyboard is on. */
  isReachable: boolean;
  actions: GridActions;
}

/** An event on its day: who, when, what. */
export const EventBar = memo(function EventBar({ event, isReachable, actions }: EventBarProps) {
  const editors = useEditors(event.id);
  return (
    <button
      type="button"
      className="kd-event-colors kd-event"
      tabIndex={isReachable ? 0 : -1}
      style={eventStyle(event.creator.color)}
      data-i={initialOf(event.creator.name)}
      data-event={event.id}
      data-testid={`event-${event.id}`}
      aria-label={eventName(event, editors)}
      onClick={(press) => {
        press.stopPropagation();
        actions.openEvent(event, press.currentTarget);
      }}
    >
      <span className="kd-event__time">{startText(event)}</span>
      <span className="kd-event__title" dir="auto">
        {event.title}
      </span>
      {editors && <EditingMark />}
    </button>
  );
});
