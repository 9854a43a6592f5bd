import { monthOf, type CalendarDate, type CalendarMonth } from '@kinday/contracts/calendarDate';
import { useMemo } from 'react';
import type { CalendarActions } from './calendarActions';
import { DayCell } from './DayCell';
import { entriesOf, type DayIndex } from './dayIndex';
import { WEEKDAYS, weeksOf } from './monthDays';
import './monthGrid.css';

interface MonthGridProps {
  month: CalendarMonth;
  today: CalendarDate;
  index: DayIndex;
  /** The element that says which month it is. */
  titleId: string;
  actions: CalendarActions;
}

/** A month as six weeks of days. */
export function MonthGrid({ month, today, index, titleId, actions }: MonthGridProps) {
  const weeks = useMemo(() => weeksOf(month), [month]);
  return (
    <div className="kd-month" role="grid" aria-labelledby={titleId}>
      <div className="kd-month__weekdays" role="row">
        {WEEKDAYS.map((weekday) => (
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
              isToday={date === today}
              isOutside={monthOf(date) !== month}
              actions={actions}
            />
          ))}
        </div>
      ))}
    </div>
  );
}
