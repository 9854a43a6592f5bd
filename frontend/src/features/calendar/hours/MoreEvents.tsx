import type { CalendarDate } from '@kinday/contracts/calendarDate';
import type { CSSProperties } from 'react';
import { overflowLabel } from '../dayLabels';
import type { GridActions } from '../gridActions';
import * as messages from './messages';

interface MoreEventsProps {
  count: number;
  date: CalendarDate;
  /** Where it stands among the hours, when it does. */
  style?: CSSProperties;
  isReachable: boolean;
  actions: GridActions;
}

/** Stands for events that have no room; a press lists the whole day. */
export function MoreEvents({ count, date, style, isReachable, actions }: MoreEventsProps) {
  return (
    <button
      type="button"
      className={`kd-hours__more${style ? ' kd-event--block' : ''}`}
      style={style}
      tabIndex={isReachable ? 0 : -1}
      data-overflow=""
      aria-label={overflowLabel(count, date)}
      onClick={(press) => {
        press.stopPropagation();
        actions.openDay(date, press.currentTarget);
      }}
    >
      {style ? <span>{messages.moreBriefly(count)}</span> : messages.more(count)}
    </button>
  );
}
