import type { CalendarDate } from '@kinday/contracts/calendarDate';
import type { Member } from '@kinday/contracts/member';
import { isOver } from '@kinday/contracts/eventDays';
import type { EventFilter } from '../../product/eventFilter';
import type { DayEntries } from './dayIndex';
import { EventBar } from './EventBar';
import type { GridActions } from './gridActions';
import { SpecialDateBar } from './SpecialDateBar';

export interface EntryBarsProps {
  date: CalendarDate;
  today: CalendarDate;
  entries: DayEntries;
  members: readonly Member[];
  /** What is looked for; the rest is faded. */
  filter: EventFilter | null;
  /** Whether Tab reaches them: only on the day the keyboard is on. */
  isReachable: boolean;
  actions: GridActions;
}

/** The entries of a day as bars, one below the other: events of several days, special dates, events of the day. */
export function EntryBars({ date, today, entries, members, ...reach }: EntryBarsProps) {
  const { lanes, specials, events } = entries;
  return (
    <>
      {lanes.map((run, lane) =>
        run ? (
          <EventBar
            key={run.event.id}
            event={run.event}
            isPast={isOver(run.event, today)}
            {...{ run, date, members }}
            {...reach}
          />
        ) : (
          <span key={lane} className="kd-day__free-lane" />
        ),
      )}
      {specials.map((special) => (
        <SpecialDateBar
          key={`${special.memberId}-${special.specialDateType}`}
          special={special}
          {...reach}
        />
      ))}
      {events.map((event) => (
        <EventBar
          key={event.id}
          {...{ event, date, members }}
          isPast={isOver(event, today)}
          {...reach}
        />
      ))}
    </>
  );
}
