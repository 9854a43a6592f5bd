import type { CalendarDate } from '@kinday/contracts/calendarDate';
import type { Member } from '@kinday/contracts/member';
import { isOver } from '../../../product/eventDays';
import type { EventFilter } from '../../../product/eventFilter';
import { cutToFit, type DayEntries } from '../dayIndex';
import { EventBar } from '../EventBar';
import type { GridActions } from '../gridActions';
import { SpecialDateBar } from '../SpecialDateBar';
import { overflowLabel } from '../dayLabels';
import * as messages from './messages';

/** How many entries a day shows before "+N more". */
export const SHOWN_PER_DAY = 3;

interface DayBarsProps {
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

/** The entries of a day as bars, as many as there is room for. */
export function DayBars(props: DayBarsProps) {
  const { date, today, entries, members, filter, isReachable, actions } = props;
  const { lanes, specials, events, hidden } = cutToFit(entries, SHOWN_PER_DAY);
  const reach = { filter, isReachable, actions };
  return (
    <>
      {lanes.map((run, lane) =>
        run ? (
          <EventBar
            key={run.event.id}
            run={run}
            event={run.event}
            isPast={isOver(run.event, today)}
            {...{ date, members }}
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
      {hidden > 0 && (
        <button
          type="button"
          className="kd-day__overflow"
          data-overflow=""
          tabIndex={isReachable ? 0 : -1}
          data-testid={`overflow-${date}`}
          aria-label={overflowLabel(hidden, date)}
          onClick={(press) => {
            press.stopPropagation();
            actions.openDay(date, press.currentTarget.parentElement ?? press.currentTarget);
          }}
        >
          +{hidden} <span className="kd-day__overflow-word">{messages.more}</span>
        </button>
      )}
    </>
  );
}
