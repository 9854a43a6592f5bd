import { addDays, daysBetween, type CalendarDate } from '@kinday/contracts/calendarDate';
import { useCallback, useMemo } from 'react';
import { dayNumber, fullDay, longDay, shortWeekday } from '@kinday/contracts/dateText';
import type { ViewProps } from '../viewProps';
import { MonthNotice } from '../MonthNotice';
import { weekColumns, type HourColumn } from './hourColumns';
import { HoursGrid } from './HoursGrid';
import * as messages from './messages';

/** The days from the first to the last, both counted. */
function daysFrom(first: CalendarDate, last: CalendarDate): CalendarDate[] {
  return Array.from({ length: daysBetween(first, last) + 1 }, (_, at) => addDays(first, at));
}

/** A week, or three days of it, with its hours. */
export function WeekView(props: ViewProps) {
  const { shown, today, place, navigation, filter, events, failedMonth, onRetry } = props;
  const { first, last, date } = place;
  const { members } = shown;
  const days = useMemo(() => daysFrom(first, last), [first, last]);
  const columns = useMemo(
    () => weekColumns(days, events, members, filter),
    [days, events, members, filter],
  );
  const { dayFocused } = navigation;
  const onColumnFocused = useCallback(
    (column: HourColumn) => dayFocused(column.date),
    [dayFocused],
  );
  const dayText = (day: CalendarDate) =>
    day === today ? messages.dayToday(fullDay(day)) : fullDay(day);

  return (
    <>
      <HoursGrid
        {...props}
        of="week"
        columns={columns}
        activeKey={date}
        pageDays={days.length}
        nameOf={(column) => dayText(column.date)}
        head={({ date: day }) => (
          <button
            type="button"
            className={`kd-hours__date${day === today ? ' kd-hours__date--today' : ''}`}
            // A key shows the day, too: the grid has one tab stop.
            tabIndex={-1}
            aria-label={messages.showDay(shortWeekday(day), dayNumber(day), longDay(day))}
            aria-current={day === today ? 'date' : undefined}
            onClick={() => navigation.show('day', day)}
          >
            {shortWeekday(day)} <span>{dayNumber(day)}</span>
          </button>
        )}
        onColumn={(at) => navigation.focusDay(addDays(first, at))}
        onColumnFocused={onColumnFocused}
      />
      <MonthNotice isEmpty={false} {...{ failedMonth, onRetry }} />
    </>
  );
}
