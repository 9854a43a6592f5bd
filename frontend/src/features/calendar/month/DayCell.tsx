import type { CalendarDate } from '@kinday/contracts/calendarDate';
import type { Member } from '@kinday/contracts/member';
import { memo } from 'react';
import { dayNumber } from '@kinday/contracts/dateText';
import type { EventFilter } from '../../../product/eventFilter';
import { useClock } from '../../../sync/usePreferences';
import type { GridActions } from '../gridActions';
import { sameEntries, SHOWN_PER_DAY, type DayEntries } from '../dayIndex';
import { dayLabel } from '../dayLabels';
import * as messages from '../messages';
import { DayBars } from './DayBars';
import { DayMarks } from './DayMarks';

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
  /** It shows marks alone, and its list beside the grid when it is active. */
  isCompact: boolean;
  actions: GridActions;
}

function looksTheSame(before: DayCellProps, after: DayCellProps): boolean {
  return (
    before.date === after.date &&
    before.today === after.today &&
    before.isOutside === after.isOutside &&
    before.isActive === after.isActive &&
    before.isCompact === after.isCompact &&
    before.members === after.members &&
    before.filter === after.filter &&
    before.actions === after.actions &&
    sameEntries(before.entries, after.entries)
  );
}

/** One day of the grid. A press anywhere beside its entries is a press on the day. */
export const DayCell = memo(function DayCell(props: DayCellProps) {
  const { date, entries, members, filter, today, isOutside, isActive, isCompact, actions } = props;
  const clock = useClock();
  const isToday = date === today;
  const isListed = isCompact && isActive;
  const look = `${isToday ? ' kd-day--today' : ''}${isOutside ? ' kd-day--outside' : ''}${isListed ? ' kd-day--listed' : ''}`;
  const press = isCompact && !isActive ? messages.showEvents : messages.addEvent;
  return (
    <div
      role="gridcell"
      className={`kd-day${look}`}
      data-date={date}
      data-testid={`day-${date}`}
      aria-selected={isListed || undefined}
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
        aria-label={dayLabel(date, isToday, entries, SHOWN_PER_DAY, clock, filter, press)}
        aria-current={isToday ? 'date' : undefined}
      >
        {dayNumber(date)}
      </button>
      {isCompact ? (
        <DayMarks {...{ date, entries, members, filter }} />
      ) : (
        <DayBars {...{ date, today, entries, members, filter, actions }} isReachable={isActive} />
      )}
    </div>
  );
}, looksTheSame);
