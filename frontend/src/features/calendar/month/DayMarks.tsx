import type { Event } from '@kinday/contracts/event';
import type { Member } from '@kinday/contracts/member';
import type { CalendarDate } from '@kinday/contracts/calendarDate';
import { isFaded, isSpecialFaded, type EventFilter } from '../../../product/eventFilter';
import { eventLook } from '../../../product/eventLook';
import { countOf, cutToFit, type DayEntries } from '../dayIndex';
import type { WeekRun } from '../layLanes';
import './dayMarks.css';

/** How many marks a day has room for; how many of them stay beside how many more there are. */
const PLACES = 3;
const PLACES_BESIDE_MORE = 2;

interface DayMarksProps {
  date: CalendarDate;
  entries: DayEntries;
  members: readonly Member[];
  /** What is looked for; the rest is faded. */
  filter: EventFilter | null;
}

/**
 * What a day has, as short bars in the colours of those it is for, where there is no room for texts.
 * The day's name tells the same, and its list has all of it.
 */
export function DayMarks({ date, entries, members, filter }: DayMarksProps) {
  const places = countOf(entries) > PLACES ? PLACES_BESIDE_MORE : PLACES;
  const { lanes, specials, events, hidden } = cutToFit(entries, places);
  const faded = (isPaler: boolean) => (isPaler ? ' kd-mark--faded' : '');
  const mark = (event: Event, run: WeekRun | null) => {
    const { style, kind } = eventLook(event, members);
    const look = `${kind ? ` kd-mark--${kind}` : ''}${run ? runLook(run, date) : ''}`;
    const fade = faded(isFaded(event, filter));
    return <span key={event.id} className={`kd-mark${look}${fade}`} style={style} />;
  };
  return (
    <span className="kd-marks" data-overflow="" aria-hidden="true">
      {lanes.map((run, lane) =>
        run ? mark(run.event, run) : <span key={lane} className="kd-mark kd-mark--free" />,
      )}
      {specials.map((special) => (
        <span
          key={`${special.memberId}-${special.specialDateType}`}
          className={`kd-mark kd-mark--special${faded(isSpecialFaded(special, filter))}`}
        />
      ))}
      {events.map((event) => mark(event, null))}
      {hidden > 0 && <span className="kd-marks__more">+{hidden}</span>}
    </span>
  );
}

/** An event of several days touches the edges of the days it goes on from and to. */
function runLook({ event, to, goesOn }: WeekRun, date: CalendarDate): string {
  const comes = date > event.date ? ' kd-mark--comes' : '';
  return `${comes}${date < to || goesOn ? ' kd-mark--goes' : ''}`;
}
