import type { SpecialDate } from '@kinday/contracts/specialDatesIn';
import { longDay } from '@kinday/contracts/dateText';
import type { GridActions } from '../gridActions';
import { specialKey } from './agendaStop';
import * as messages from './messages';

interface AgendaSpecialProps {
  special: SpecialDate;
  /** Whether Tab leads to it. */
  isReachable: boolean;
  /** Whether the arrow keys lead to it. */
  isStep: boolean;
  actions: GridActions;
}

/** A member's birthday or anniversary in the list of its day. */
export function AgendaSpecial({ special, isReachable, isStep, actions }: AgendaSpecialProps) {
  const { date, title } = special;
  const key = specialKey(special);
  return (
    <div role="row" className="kd-agenda-row">
      <div role="gridcell">
        <button
          type="button"
          className="kd-event-colors kd-event-colors--special kd-agenda-event"
          tabIndex={isReachable ? 0 : -1}
          data-stop={key}
          data-step={isStep || undefined}
          data-testid={`special-${key}-${date}`}
          aria-label={messages.special(title, longDay(date))}
          onClick={() => actions.openSpecialDate(special)}
        >
          <span className="kd-agenda-event__time">{messages.allDay}</span>
          <span className="kd-agenda-event__title" dir="auto">
            {title}
          </span>
        </button>
      </div>
    </div>
  );
}
