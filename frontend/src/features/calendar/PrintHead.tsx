import type { CalendarDate } from '@kinday/contracts/calendarDate';
import { monthDay, yearOf } from '@kinday/contracts/dateText';
import * as messages from './messages';
import { titleOfPlace } from './titleOfPlace';
import type { Place } from './usePlace';
import './print.css';

interface PrintHeadProps {
  familyName: string;
  place: Place;
  today: CalendarDate;
}

/** Stands over the calendar on paper only: which days of which calendar, and when it was printed. */
export function PrintHead({ familyName, place, today }: PrintHeadProps) {
  const { days, year } = titleOfPlace(place);
  return (
    <div className="kd-print-head" aria-hidden="true">
      <strong>
        {days} {year}
      </strong>
      <span dir="auto">{familyName}</span>
      <span>{messages.printed(`${monthDay(today)}, ${yearOf(today)}`)}</span>
    </div>
  );
}
