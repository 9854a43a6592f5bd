import { shiftMonth, type CalendarMonth } from '@kinday/contracts/calendarDate';
import { useEffect, useRef, type ReactNode } from 'react';
import { announce } from '../../ui/announce';
import { monthName } from '../../product/dateText';
import { IconAction } from '../../ui/IconAction';
import { Button } from '../../ui/Button';
import { useSingleKeysOf } from './singleKeysChoice';
import './monthBar.css';

interface MonthBarProps {
  month: CalendarMonth;
  titleId: string;
  onMonth: (month: CalendarMonth) => void;
  onToday: () => void;
  /** Stands at the end of the bar. */
  children: ReactNode;
}

/** Which month it is, and the ways to another one. */
export function MonthBar({ month, titleId, onMonth, onToday, children }: MonthBarProps) {
  useMonthAnnouncement(month);
  return (
    <section className="kd-month-bar" aria-labelledby={titleId}>
      <h1 id={titleId} className="kd-month-bar__title">
        {monthName(month)} <span>{month.slice(0, 4)}</span>
      </h1>
      <div className="kd-month-bar__nav" role="group" aria-label="Month">
        <IconAction
          icon="previous"
          label="Previous month"
          aria-keyshortcuts={useSingleKeysOf('previousMonth')}
          onClick={() => onMonth(shiftMonth(month, -1))}
        />
        <Button aria-keyshortcuts={useSingleKeysOf('today')} onClick={onToday}>
          Today
        </Button>
        <IconAction
          icon="next"
          label="Next month"
          aria-keyshortcuts={useSingleKeysOf('nextMonth')}
          onClick={() => onMonth(shiftMonth(month, 1))}
        />
      </div>
      <div className="kd-month-bar__end">{children}</div>
    </section>
  );
}

/** Tells screen readers which month is shown, after every change. */
function useMonthAnnouncement(month: CalendarMonth): void {
  const announced = useRef(month);
  useEffect(() => {
    if (announced.current === month) return;
    announced.current = month;
    announce(`${monthName(month)} ${month.slice(0, 4)}`);
  }, [month]);
}
