import type { Event } from '@kinday/contracts/event';
import { useEditors } from '../../sync/usePresence';
import { eventStyle } from '../../product/eventStyle';
import { eventName, timeText } from '../../product/eventText';
import { initialOf } from '../../product/initialOf';
import { EditingMark } from '../../product/EditingMark';
import '../../product/eventColors.css';

/** An event in the list of its day. */
export function DayEntry({ event, onOpen }: { event: Event; onOpen: () => void }) {
  const editors = useEditors(event.id);
  return (
    <button
      type="button"
      className="kd-event-colors kd-day-entry"
      style={eventStyle(event.creator.color)}
      data-i={initialOf(event.creator.name)}
      data-testid={`event-${event.id}`}
      aria-label={eventName(event, editors)}
      onClick={onOpen}
    >
      <span className="kd-day-entry__title">{event.title}</span>
      {editors && <EditingMark />}
      <span className="kd-day-entry__time">{timeText(event)}</span>
    </button>
  );
}
