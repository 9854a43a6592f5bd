import { monthOf, type CalendarDate, type CalendarMonth } from '@kinday/contracts/calendarDate';
import type { Member } from '@kinday/contracts/member';
import { useRef, type FocusEvent } from 'react';
import type { EventFilter } from '../../../product/eventFilter';
import type { WeekStart } from '@kinday/contracts/preferences';
import type { GridActions } from '../gridActions';
import { DayCell } from './DayCell';
import { entriesOf, type DayIndex } from '../dayIndex';
import { useFocusRequest } from '../gridRegistry';
import { useGridKeys } from './useGridKeys';
import { useSwipe } from '../useSwipe';
import { WEEKDAYS } from '../weeks';
import './monthGrid.css';
import './compactMonth.css';

interface MonthGridProps {
  /** The month that is shown. */
  month: CalendarMonth;
  /** The days that show it, by week. */
  weeks: readonly (readonly CalendarDate[])[];
  weekStart: WeekStart;
  today: CalendarDate;
  /** The day the keyboard is on. */
  activeDate: CalendarDate;
  /** Grows each time this day is to take the focus. */
  focusRequest: number;
  index: DayIndex;
  members: readonly Member[];
  /** What is looked for; the rest is faded. */
  filter: EventFilter | null;
  /** The element that says which month it is. */
  titleId: string;
  /** There is room for marks alone; the list of the active day stands beside the grid. */
  isCompact: boolean;
  /** The month's events are still on their way. */
  isLate: boolean;
  /** An event is looking for another day. */
  isMoving: boolean;
  actions: GridActions;
  onFocusDay: (date: CalendarDate) => void;
  onDayFocused: (date: CalendarDate) => void;
  /** Turns so many months on. */
  onStep: (months: number) => void;
}

/** A month as six weeks of days. */
export function MonthGrid(props: MonthGridProps) {
  const { month, weeks, weekStart, today, activeDate, focusRequest, index, titleId, actions } =
    props;
  const gridRef = useRef<HTMLDivElement>(null);
  const onKeyDown = useGridKeys({ index, actions, weekStart, onFocusDay: props.onFocusDay });
  useSwipe(gridRef, props.onStep);

  useFocusRequest(focusRequest, () => {
    const day = `[data-date="${activeDate}"] .kd-day__number`;
    const target = gridRef.current?.querySelector<HTMLElement>(day);
    target?.focus();
    return !!target;
  });

  const noticeFocus = ({ target }: FocusEvent) => {
    const date = target.closest('[data-date]')?.getAttribute('data-date');
    if (date) props.onDayFocused(date);
  };

  return (
    <div
      ref={gridRef}
      className={`kd-month${props.isCompact ? ' kd-month--compact' : ''}${props.isMoving ? ' kd-month--moving' : ''}`}
      role="grid"
      data-tour="grid"
      aria-labelledby={titleId}
      aria-busy={props.isLate}
      onKeyDown={onKeyDown}
      onFocus={noticeFocus}
    >
      <div className="kd-month__weekdays" role="row">
        {WEEKDAYS[weekStart].map((weekday) => (
          <div key={weekday} role="columnheader" aria-label={weekday}>
            {weekday.slice(0, 1)}
            <span className="kd-month__weekday-rest">{weekday.slice(1, 3)}</span>
          </div>
        ))}
      </div>
      {weeks.map((days) => (
        <div key={days[0]} className="kd-week" role="row">
          {days.map((date) => (
            <DayCell
              key={date}
              date={date}
              entries={entriesOf(index, date)}
              members={props.members}
              filter={props.filter}
              today={today}
              isOutside={monthOf(date) !== month}
              isActive={date === activeDate}
              isCompact={props.isCompact}
              actions={actions}
            />
          ))}
        </div>
      ))}
    </div>
  );
}
