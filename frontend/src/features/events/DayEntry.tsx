import type { CalendarDate } from '@kinday/contracts/calendarDate';
import type { Event } from '@kinday/contracts/event';
import type { Member } from '@kinday/contracts/member';
import { useClock } from '../../sync/usePreferences';
import { useEditors } from '../../sync/usePresence';
import { EditingMark } from '../../product/EditingMark';
import { eventLook } from '../../product/eventLook';
import { EventMarks } from '../../product/EventMarks';
import { eventName, timeOnDay } from '../../product/eventText';
import '../../product/eventColors.css';

interface DayEntryProps {
  event: Event;
  date: CalendarDate;
  members: readonly Member[];
  onOpen: () => void;
}

/** An event in the list of one of its days. */
export function DayEntry({ event, date, members, onOpen }: DayEntryProps) {
  const editors = useEditors(event.id);
  const clock = useClock();
  const { style, initials, kind } = eventLook(event, members);
  return (
    <button
      type="button"
      className={`kd-event-colors${kind ? ` kd-event-colors--${kind}` : ''} kd-day-entry`}
      style={style}
      data-i={initials}
      data-testid={`event-${event.id}`}
      aria-label={eventName(event, date, members, editors, clock)}
      onClick={onOpen}
    >
      <span className="kd-day-entry__title">{event.title}</span>
      <EventMarks event={event} members={members} />
      {editors && <EditingMark />}
      <span className="kd-day-entry__time">{timeOnDay(event, date, clock)}</span>
    </button>
  );
}
