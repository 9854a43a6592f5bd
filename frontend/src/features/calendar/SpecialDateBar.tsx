import type { SpecialDate } from '@kinday/contracts/specialDatesIn';
import { longDay } from '@kinday/contracts/dateText';
import { isSpecialFaded, type EventFilter } from '../../product/eventFilter';
import type { GridActions } from './gridActions';
import * as productMessages from '../../product/messages';
import * as messages from './messages';
import '../../product/eventColors.css';
import './entryBar.css';

interface SpecialDateBarProps {
  special: SpecialDate;
  filter: EventFilter | null;
  /** Whether Tab reaches it: only on the day the keyboard is on. */
  isReachable: boolean;
  actions: GridActions;
}

/** A member's birthday or anniversary. */
export function SpecialDateBar({ special, filter, isReachable, actions }: SpecialDateBarProps) {
  const { memberId, specialDateType, date, title } = special;
  const isPaler = isSpecialFaded(special, filter);
  const name = messages.allDay(title, longDay(date));
  return (
    <button
      type="button"
      className={`kd-event-colors kd-event-colors--special kd-event${isPaler ? ' kd-event--faded' : ''}`}
      tabIndex={isReachable ? 0 : -1}
      data-testid={`special-${memberId}-${specialDateType}-${date}`}
      aria-label={isPaler ? productMessages.notLookedFor(name) : name}
      onClick={(press) => {
        press.stopPropagation();
        actions.openSpecialDate(special);
      }}
    >
      <span className="kd-event__time">{productMessages.allDay}</span>{' '}
      <span className="kd-event__title" dir="auto">
        {title}
      </span>
    </button>
  );
}
