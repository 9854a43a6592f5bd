import type { CalendarDate } from '@kinday/contracts/calendarDate';
import type { Event } from '@kinday/contracts/event';
import type { Member } from '@kinday/contracts/member';
import { useClock } from '../../sync/usePreferences';
import { useEventState } from '../../sync/useEventState';
import { eventLook } from '../../product/eventLook';
import { EventMarks } from '../../product/EventMarks';
import { StateMarks } from '../../product/StateMarks';
import { eventNameInList, timeOnDay } from '../../product/eventText';
import '../../product/eventColors.css';

interface DayEntryProps {
  event: Event;
  date: CalendarDate;
  members: readonly Member[];
  /** Others are looked for. */
  isFaded?: boolean;
  onOpen: () => void;
}

/** An event in the list of one of its days. */
export function DayEntry({ event, date, members, isFaded = false, onOpen }: DayEntryProps) {
  const state = useEventState(event);
  const clock = useClock();
  const { style, initials, kind } = eventLook(event, members);
  const look = `${kind ? ` kd-event-colors--${kind}` : ''}${isFaded ? ' kd-event-colors--faded' : ''}`;
  return (
    <button
      type="button"
      className={`kd-event-colors${look} kd-day-entry`}
      style={style}
      data-i={initials}
      data-testid={`event-${event.id}`}
      aria-label={eventNameInList(event, date, members, { ...state, isFaded }, clock)}
      onClick={onOpen}
    >
      <span className="kd-day-entry__title">{event.title}</span>{' '}
      <EventMarks event={event} members={members} />
      <StateMarks {...state} />
      <span className="kd-day-entry__time">{timeOnDay(event, date, clock)}</span>
    </button>
  );
}
