import type { CalendarDate } from '@kinday/contracts/calendarDate';
import { memo } from 'react';
import { dayNumber } from '../../ui/dateText';
import type { CalendarActions } from './calendarActions';
import { sameEntries, type DayEntries } from './dayIndex';
import { dayName, overflowName, SHOWN_PER_DAY } from './entryNames';
import { EventBar } from './EventBar';
import { SpecialDateBar } from './SpecialDateBar';

interface DayCellProps {
  date: CalendarDate;
  entries: DayEntries;
  isToday: boolean;
  /** Belongs to a neighbouring month. */
  isOutside: boolean;
  actions: CalendarActions;
}

function looksTheSame(before: DayCellProps, after: DayCellProps): boolean {
  return (
    before.date === after.date &&
    before.isToday === after.isToday &&
    before.isOutside === after.isOutside &&
    before.actions === after.actions &&
    sameEntries(before.entries, after.entries)
  );
}

/** One day of the grid. A press anywhere beside its entries adds an event. */
export const DayCell = memo(function DayCell(props: DayCellProps) {
  const { date, entries, isToday, isOutside, actions } = props;
  const specials = entries.specials.slice(0, SHOWN_PER_DAY);
  const events = entries.events.slice(0, SHOWN_PER_DAY - specials.length);
  const hidden = entries.specials.length + entries.events.length - specials.length - events.length;
  const look = `${isToday ? ' kd-day--today' : ''}${isOutside ? ' kd-day--outside' : ''}`;
  return (
    <div
      role="gridcell"
      className={`kd-day${look}`}
      data-testid={`day-${date}`}
      onClick={({ currentTarget }) => {
        // The focus comes back to the day from whatever opens now.
        currentTarget.querySelector<HTMLElement>('.kd-day__number')?.focus({ preventScroll: true });
        actions.addEvent(date);
      }}
    >
      <button
        type="button"
        className="kd-day__number"
        data-testid={`day-number-${date}`}
        aria-label={dayName(date, isToday, entries)}
        aria-current={isToday ? 'date' : undefined}
      >
        {dayNumber(date)}
      </button>
      {specials.map((special) => (
        <SpecialDateBar
          key={`${special.memberId}-${special.specialDateType}`}
          special={special}
          actions={actions}
        />
      ))}
      {events.map((event) => (
        <EventBar key={event.id} event={event} actions={actions} />
      ))}
      {hidden > 0 && (
        <button
          type="button"
          className="kd-day__overflow"
          data-testid={`overflow-${date}`}
          aria-label={overflowName(hidden, date)}
          onClick={(press) => {
            press.stopPropagation();
            actions.openDay(date, press.currentTarget.parentElement ?? press.currentTarget);
          }}
        >
          +{hidden} <span className="kd-day__overflow-word">more</span>
        </button>
      )}
    </div>
  );
}, looksTheSame);
