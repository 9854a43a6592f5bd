import type { CalendarDate } from '@kinday/contracts/calendarDate';
import type { Member } from '@kinday/contracts/member';
import { isFaded, isSpecialFaded, type EventFilter } from '../../../product/eventFilter';
import { countOf, type DayEntries } from '../dayIndex';
import type { GridActions } from '../gridActions';
import { hasHours, stretchOf } from '../hours/eventStretch';
import { useEndedBy } from '../hours/useEndedBy';
import { AgendaEvent } from './AgendaEvent';
import { AgendaSpecial } from './AgendaSpecial';
import * as messages from './messages';
import { specialKey } from './agendaStop';
import './agendaEntries.css';

export interface AgendaEntriesProps {
  date: CalendarDate;
  entries: DayEntries;
  members: readonly Member[];
  today: CalendarDate;
  /** The family's zone, on whose clock everything here stands. */
  zone: string;
  /** What is looked for, where the rest is faded and not left out. */
  filter?: EventFilter | null;
  /** What of this day Tab leads to; null when it leads elsewhere. */
  stop: string | null;
  /** An event looks for another day: the days are what can be chosen. */
  isMoving: boolean;
  actions: GridActions;
  /** What is said where nothing stands, if not that the day is free. */
  nothing?: string;
}

/** Everything on a day, as rows of a grid. */
export function AgendaEntries(props: AgendaEntriesProps) {
  const { date, entries, members, today, zone, filter = null, stop, isMoving, actions } = props;
  const endedBy = useEndedBy({ date, timed: entries.events.filter(hasHours) }, today, zone);
  const isPast = date < today;
  const free = date === today ? messages.nothingToday : messages.nothingOnDay;
  return (
    <div className={`kd-agenda-entries${isPast ? ' kd-agenda-entries--past' : ''}`}>
      {entries.specials.map((special) => (
        <AgendaSpecial
          key={specialKey(special)}
          isReachable={stop === specialKey(special)}
          isStep={!isMoving}
          isFaded={isSpecialFaded(special, filter)}
          {...{ special, actions }}
        />
      ))}
      {entries.events.map((event) => (
        <AgendaEvent
          key={event.id}
          isReachable={stop === event.id}
          isStep={!isMoving}
          isOver={isPast || (hasHours(event) && stretchOf(event).end <= endedBy)}
          isFaded={isFaded(event, filter)}
          {...{ event, date, isPast, members, actions }}
        />
      ))}
      {countOf(entries) === 0 && (
        <div role="row" className="kd-agenda-entries__nothing">
          <div role="gridcell">{props.nothing ?? free}</div>
        </div>
      )}
    </div>
  );
}
