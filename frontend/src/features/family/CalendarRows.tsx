import type { Calendar } from '@kinday/contracts/family';
import { LineIcon } from '../../ui/LineIcon';
import * as messages from './messages';
import './calendarRows.css';

interface CalendarRowsProps {
  calendars: readonly Calendar[];
  /** The one that is shown, if any. */
  shownId: string | null;
  onChoose: (calendar: Calendar) => void;
}

/** Calendars to choose from, each with what one is in it. */
export function CalendarRows({ calendars, shownId, onChoose }: CalendarRowsProps) {
  return (
    <ul className="kd-calendar-rows">
      {calendars.map((calendar) => (
        <li key={calendar.id}>
          <button
            type="button"
            className="kd-calendar-row"
            aria-current={calendar.id === shownId ? 'true' : undefined}
            onClick={() => onChoose(calendar)}
          >
            <span className="kd-calendar-row__name">{calendar.name}</span>
            <span className="kd-calendar-row__role">
              {calendar.role === 'owner' ? messages.owner : messages.member}
            </span>
            {calendar.id === shownId && <LineIcon name="check" size={20} />}
          </button>
        </li>
      ))}
    </ul>
  );
}
