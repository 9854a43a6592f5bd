import { shiftMonth, type CalendarMonth } from '@kinday/contracts/calendarDate';
import type { ReactNode } from 'react';
import { monthName } from '../../ui/dateText';
import { IconAction } from '../../ui/IconAction';
import { PlainButton } from '../../ui/PlainButton';
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
  return (
    <section className="kd-month-bar" aria-labelledby={titleId}>
      <h1 id={titleId} className="kd-month-bar__title">
        {monthName(month)} <span>{month.slice(0, 4)}</span>
      </h1>
      <div className="kd-month-bar__ways" role="group" aria-label="Month">
        <IconAction
          icon="previous"
          label="Previous month"
          onClick={() => onMonth(shiftMonth(month, -1))}
        />
        <PlainButton onClick={onToday}>Today</PlainButton>
        <IconAction icon="next" label="Next month" onClick={() => onMonth(shiftMonth(month, 1))} />
      </div>
      <div className="kd-month-bar__end">{children}</div>
    </section>
  );
}
