import type { SpecialDate } from '@kinday/contracts/specialDatesIn';
import { longDay } from '@kinday/contracts/dateText';
import type { GridActions } from '../gridActions';
import { specialKey } from './agendaStop';
import * as productMessages from '../../../product/messages';
import * as messages from './messages';

interface AgendaSpecialProps {
  special: SpecialDate;
  /** Others are looked for. */
  isFaded: boolean;
  /** Whether Tab leads to it. */
  isReachable: boolean;
  /** Whether the arrow keys lead to it. */
  isStep: boolean;
  actions: GridActions;
}

/** A member's birthday or anniversary in the list of its day. */
export function AgendaSpecial({
  special,
  isFaded,
  isReachable,
  isStep,
  actions,
}: AgendaSpecialProps) {
  const { date, title } = special;
  const key = specialKey(special);
  const name = messages.special(title, longDay(date));
  const faded = isFaded ? ' kd-event-colors--faded' : '';
  return (
    <div role="row" className="kd-agenda-row">
      <div role="gridcell">
        <button
          type="button"
          className={`kd-event-colors kd-event-colors--special kd-agenda-event${faded}`}
          tabIndex={isReachable ? 0 : -1}
          data-stop={key}
          data-step={isStep || undefined}
          data-testid={`special-${key}-${date}`}
          aria-label={isFaded ? productMessages.notLookedFor(name) : name}
          onClick={() => actions.openSpecialDate(special)}
        >
          <span className="kd-agenda-event__title" dir="auto">
            {title}
          </span>{' '}
          <span className="kd-agenda-event__time">{messages.allDay}</span>
        </button>
      </div>
    </div>
  );
}
