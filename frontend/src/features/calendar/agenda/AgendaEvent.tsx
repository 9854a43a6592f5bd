import type { CalendarDate } from '@kinday/contracts/calendarDate';
import type { Event } from '@kinday/contracts/event';
import type { Member } from '@kinday/contracts/member';
import { memo } from 'react';
import { longDay } from '@kinday/contracts/dateText';
import { needsSomebody } from '../../../product/eventFilter';
import { eventLook } from '../../../product/eventLook';
import { EventMarks } from '../../../product/EventMarks';
import { StateMarks } from '../../../product/StateMarks';
import { eventNameInList, timeOnDay } from '../../../product/eventText';
import { useClock } from '../../../sync/usePreferences';
import { useEventState } from '../../../sync/useEventState';
import { Button } from '../../../ui/Button';
import type { GridActions } from '../gridActions';
import * as messages from './messages';
import '../../../product/eventColors.css';

interface AgendaEventProps {
  event: Event;
  /** The day it stands on here. */
  date: CalendarDate;
  /** Its day is over. */
  isPast: boolean;
  /** It is over itself, and fainter. */
  isOver: boolean;
  /** Others are looked for. */
  isFaded: boolean;
  members: readonly Member[];
  /** Whether Tab leads to it. */
  isReachable: boolean;
  /** Whether the arrow keys lead to it. */
  isStep: boolean;
  actions: GridActions;
}

/** An event in the list of one of its days, with the way to take it on when it needs somebody. */
export const AgendaEvent = memo(function AgendaEvent(props: AgendaEventProps) {
  const { event, date, isPast, isOver, isFaded, members, isReachable, isStep, actions } = props;
  const state = useEventState(event);
  const clock = useClock();
  const { style, initials, kind } = eventLook(event, members);
  const look = `${kind ? ` kd-event-colors--${kind}` : ''}${isOver ? ' kd-agenda-event--past' : ''}${isFaded ? ' kd-event-colors--faded' : ''}`;
  return (
    <div role="row" className="kd-agenda-row">
      <div role="gridcell">
        <button
          type="button"
          className={`kd-event-colors kd-agenda-event${look}`}
          style={style}
          tabIndex={isReachable ? 0 : -1}
          data-i={initials}
          data-event={event.id}
          data-stop={event.id}
          data-step={isStep || undefined}
          data-testid={`event-${event.id}`}
          aria-label={eventNameInList(event, date, members, { ...state, isFaded }, clock)}
          onClick={({ currentTarget }) => actions.openEvent(event, currentTarget)}
        >
          <span className="kd-agenda-event__title" dir="auto">
            {event.title}
          </span>{' '}
          <span className="kd-agenda-event__time">{timeOnDay(event, date, clock)}</span>
          <EventMarks event={event} members={members} />
          <StateMarks {...state} />
        </button>
      </div>
      {needsSomebody(event) && !isPast && (
        <div role="gridcell">
          <Button
            size="small"
            tabIndex={-1}
            data-claim=""
            aria-label={messages.claimEvent(event.title, longDay(date))}
            onClick={({ currentTarget }) => {
              // The button goes, and the focus would go with it.
              const row = currentTarget.closest('[role="row"]');
              row?.querySelector<HTMLElement>('[data-event]')?.focus({ preventScroll: true });
              actions.claimEvent(event);
            }}
          >
            {messages.claim}
          </Button>
        </div>
      )}
    </div>
  );
});
