import type { CalendarDate, CalendarMonth } from '@kinday/contracts/calendarDate';
import { monthDay, monthName } from '../../product/dateText';
import './print.css';

interface PrintHeadProps {
  familyName: string;
  month: CalendarMonth;
  today: CalendarDate;
}

/** Stands over the month on paper only: which month of which calendar, and when it was printed. */
export function PrintHead({ familyName, month, today }: PrintHeadProps) {
  const year = (date: string) => date.slice(0, 4);
  return (
    <div className="kd-print-head" aria-hidden="true">
      <strong>{`${monthName(month)} ${year(month)}`}</strong>
      <span dir="auto">{familyName}</span>
      <span>{`Printed ${monthDay(today)}, ${year(today)}`}</span>
    </div>
  );
}
