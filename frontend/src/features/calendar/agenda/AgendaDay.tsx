import { weekdayOf, type CalendarDate } from '@kinday/contracts/calendarDate';
import type { Member } from '@kinday/contracts/member';
import { memo } from 'react';
import { dayNumber, fullDay, WEEKDAY_NAMES } from '../../../product/dateText';
import { countOf, sameEntries, type DayEntries } from '../dayIndex';
import type { GridActions } from '../gridActions';
import { AgendaEvent } from './AgendaEvent';
import { AgendaSpecial, specialKey } from './AgendaSpecial';
import { messages } from './messages';
import './agendaDay.css';

/** The day itself among what the keyboard can stop on. */
export const DAY_STOP = 'day';

interface AgendaDayProps {
  date: CalendarDate;
  entries: DayEntries;
  members: readonly Member[];
  today: CalendarDate;
  /** What of this day Tab leads to: an event, a special date or the day; null when it leads to another day. */
  stop: string | null;
  /** An event looks for another day: the days are what can be chosen. */
  isMoving: boolean;
  actions: GridActions;
}

function looksTheSame(before: AgendaDayProps, after: AgendaDayProps): boolean {
  return (
    before.date === after.date &&
    before.members === after.members &&
    before.today === after.today &&
    before.stop === after.stop &&
    before.isMoving === after.isMoving &&
    before.actions === after.actions &&
    sameEntries(before.entries, after.entries)
  );
}

/** A day of a list: its number, and everything on it. */
export const AgendaDay = memo(function AgendaDay(props: AgendaDayProps) {
  const { date, entries, members, today, stop, isMoving, actions } = props;
  const { specials, events } = entries;
  const [isToday, isPast, isEmpty] = [date === today, date < today, countOf(entries) === 0];
  const name = messages.dayName(fullDay(date), isToday);
  const look = `${isToday ? ' kd-agenda-day--today' : ''}${isPast ? ' kd-agenda-day--past' : ''}`;
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
              data-step={isEmpty || isMoving || undefined}
              data-testid={`day-number-${date}`}
              aria-label={isMoving ? messages.dropOn(name) : messages.addTo(name)}
              aria-current={isToday ? 'date' : undefined}
              onClick={() => actions.pressDay(date)}
            >
              <span>{(WEEKDAY_NAMES[weekdayOf(date)] ?? '').slice(0, 3)}</span>
              <b>{dayNumber(date)}</b>
            </button>
          </h2>
        </div>
      </div>
      <div className="kd-agenda-day__entries">
        {specials.map((special) => (
          <AgendaSpecial
            key={specialKey(special)}
            isReachable={stop === specialKey(special)}
            isStep={!isMoving}
            {...{ special, actions }}
          />
        ))}
        {events.map((event) => (
          <AgendaEvent
            key={event.id}
            isReachable={stop === event.id}
            isStep={!isMoving}
            {...{ event, date, isPast, members, actions }}
          />
        ))}
        {isEmpty && (
          <div role="row" className="kd-agenda-day__nothing">
            <div role="gridcell">{isToday ? messages.nothingToday : messages.nothingOnDay}</div>
          </div>
        )}
      </div>
    </div>
  );
}, looksTheSame);
