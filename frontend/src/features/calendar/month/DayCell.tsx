import type { CalendarDate } from '@kinday/contracts/calendarDate';
import type { Member } from '@kinday/contracts/member';
import { memo } from 'react';
import { dayNumber } from '../../../product/dateText';
import { isOver } from '../../../product/eventDays';
import type { EventFilter } from '../../../product/eventFilter';
import { useClock } from '../../../sync/usePreferences';
import type { GridActions } from '../gridActions';
import { cutToFit, sameEntries, type DayEntries } from '../dayIndex';
import { dayLabel, overflowLabel } from '../dayLabels';
import { EventBar } from '../EventBar';
import { SpecialDateBar } from '../SpecialDateBar';

/** How many entries a day shows before "+N more". */
const SHOWN_PER_DAY = 3;

interface DayCellProps {
  date: CalendarDate;
  entries: DayEntries;
  members: readonly Member[];
  /** What is looked for; the rest is faded. */
  filter: EventFilter | null;
  today: CalendarDate;
  /** Belongs to a neighbouring month. */
  isOutside: boolean;
  /** The keyboard is on it: it and its entries are where Tab leads. */
  isActive: boolean;
  actions: GridActions;
}

function looksTheSame(before: DayCellProps, after: DayCellProps): boolean {
  return (
    before.date === after.date &&
    before.today === after.today &&
    before.isOutside === after.isOutside &&
    before.isActive === after.isActive &&
    before.members === after.members &&
    before.filter === after.filter &&
    before.actions === after.actions &&
    sameEntries(before.entries, after.entries)
  );
}

/** One day of the grid. A press anywhere beside its entries is a press on the day. */
export const DayCell = memo(function DayCell(props: DayCellProps) {
  const { date, entries, members, filter, today, isOutside, isActive, actions } = props;
  const { lanes, specials, events, hidden } = cutToFit(entries, SHOWN_PER_DAY);
  const clock = useClock();
  const isToday = date === today;
  const look = `${isToday ? ' kd-day--today' : ''}${isOutside ? ' kd-day--outside' : ''}`;
  const reach = { filter, isReachable: isActive, actions };
  return (
    <div
      role="gridcell"
      className={`kd-day${look}`}
      data-date={date}
      data-testid={`day-${date}`}
      onClick={({ currentTarget }) => {
        // The focus comes back to the day from whatever opens now.
        currentTarget.querySelector<HTMLElement>('.kd-day__number')?.focus({ preventScroll: true });
        actions.pressDay(date);
      }}
    >
      <button
        type="button"
        className="kd-day__number"
        tabIndex={isActive ? 0 : -1}
        data-testid={`day-number-${date}`}
        aria-label={dayLabel(date, isToday, entries, SHOWN_PER_DAY, clock)}
        aria-current={isToday ? 'date' : undefined}
      >
        {dayNumber(date)}
      </button>
      {lanes.map((run, lane) =>
        run ? (
          <EventBar
            key={run.event.id}
            run={run}
            event={run.event}
            isPast={isOver(run.event, today)}
            {...{ date, members }}
            {...reach}
          />
        ) : (
          <span key={lane} className="kd-day__free-lane" />
        ),
      )}
      {specials.map((special) => (
        <SpecialDateBar
          key={`${special.memberId}-${special.specialDateType}`}
          special={special}
          {...reach}
        />
      ))}
      {events.map((event) => (
        <EventBar
          key={event.id}
          {...{ event, date, members }}
          isPast={isOver(event, today)}
          {...reach}
        />
      ))}
      {hidden > 0 && (
        <button
          type="button"
          className="kd-day__overflow"
          data-overflow=""
          tabIndex={isActive ? 0 : -1}
          data-testid={`overflow-${date}`}
          aria-label={overflowLabel(hidden, date)}
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
