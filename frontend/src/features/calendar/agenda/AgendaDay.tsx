import { memo } from 'react';
import { dayNumber, fullDay, shortWeekday } from '@kinday/contracts/dateText';
import { countOf, sameEntries } from '../dayIndex';
import { AgendaEntries, type AgendaEntriesProps } from './AgendaEntries';
import { DAY_STOP } from './agendaStop';
import * as messages from './messages';
import './agendaDay.css';

function looksTheSame(before: AgendaEntriesProps, after: AgendaEntriesProps): boolean {
  return (
    before.date === after.date &&
    before.members === after.members &&
    before.today === after.today &&
    before.zone === after.zone &&
    before.stop === after.stop &&
    before.isMoving === after.isMoving &&
    before.actions === after.actions &&
    sameEntries(before.entries, after.entries)
  );
}

/** A day of a list: its number, and everything on it. */
export const AgendaDay = memo(function AgendaDay(props: AgendaEntriesProps) {
  const { date, entries, today, stop, isMoving, actions } = props;
  const isToday = date === today;
  const name = messages.dayName(shortWeekday(date), dayNumber(date), fullDay(date), isToday);
  const look = `${isToday ? ' kd-agenda-day--today' : ''}${date < today ? ' kd-agenda-day--past' : ''}`;
  return (
    <div
      role="rowgroup"
      className={`kd-agenda-day${look}`}
      data-key={date}
      data-date={date}
      data-testid={`day-${date}`}
    >
      <div role="row" className="kd-agenda-day__head">
        <div role="rowheader">
          <h2>
            <button
              type="button"
              className="kd-agenda-day__number"
              tabIndex={stop === DAY_STOP ? 0 : -1}
              data-stop={DAY_STOP}
              data-step={countOf(entries) === 0 || isMoving || undefined}
              data-testid={`day-number-${date}`}
              aria-label={isMoving ? messages.dropOn(name) : messages.addTo(name)}
              aria-current={isToday ? 'date' : undefined}
              onClick={() => actions.pressDay(date)}
            >
              <span>{shortWeekday(date)}</span> <b>{dayNumber(date)}</b>
            </button>
          </h2>
        </div>
      </div>
      <AgendaEntries {...props} />
    </div>
  );
}, looksTheSame);
