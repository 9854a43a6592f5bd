import { useWeekStart } from '../../ui/weekStart';
import { WEEKDAYS } from './weekdays';
import './monthGrid.css';
import './calendarWait.css';

const CELLS = Array.from({ length: 42 }, (_cell, index) => index);

/** The calendar's outline while nothing of it is known yet. */
export function CalendarWait() {
  return (
    <main className="kd-calendar-wait">
      <h1 className="kd-visually-hidden">Calendar</h1>
      <p role="status">Loading your calendar...</p>
      <div className="kd-month" aria-hidden="true">
        <div className="kd-month__weekdays">
          {WEEKDAYS[useWeekStart()].map((weekday) => (
            <div key={weekday}>{weekday.slice(0, 3)}</div>
          ))}
        </div>
        <div className="kd-calendar-wait__days">
          {CELLS.map((cell) => (
            <div key={cell} />
          ))}
        </div>
      </div>
    </main>
  );
}
