import { DAYS_SHOWN } from '../../product/weeksShown';
import * as messages from './messages';
import './month/monthGrid.css';
import './calendarSkeleton.css';

const CELLS = Array.from({ length: DAYS_SHOWN }, (_cell, index) => index);

/** Stands in the calendar's place until its first data is here. */
export function CalendarSkeleton() {
  return (
    <main className="kd-calendar-skeleton">
      <h1 className="kd-visually-hidden">{messages.calendar}</h1>
      <p role="status">{messages.loadingYourCalendar}</p>
      <div className="kd-month" aria-hidden="true">
        {/* Which day comes first, the account will say. */}
        <div className="kd-month__weekdays">
          <div>&nbsp;</div>
        </div>
        <div className="kd-calendar-skeleton__days">
          {CELLS.map((cell) => (
            <div key={cell} />
          ))}
        </div>
      </div>
    </main>
  );
}
