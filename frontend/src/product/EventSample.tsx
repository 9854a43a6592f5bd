import { eventStyle } from './eventStyle';
import { initialOf } from './initialOf';
import './eventColors.css';
import './eventSample.css';

interface EventSampleProps {
  title: string;
  /** "All Day" or "4:30 PM"; left out where there is no room. */
  time?: string;
  /** Who made it: the initial and the colour, `#RRGGBB`. */
  name: string;
  color: string;
}

/** An event's bar as it looks in the calendar, for showing only. */
export function EventSample({ title, time, name, color }: EventSampleProps) {
  return (
    <span
      className="kd-event-colors kd-event-sample"
      style={eventStyle(color)}
      data-i={initialOf(name)}
    >
      {time && <span className="kd-event-sample__time">{time}</span>}
      <span className="kd-event-sample__title">{title}</span>
    </span>
  );
}
