import type { CalendarDate } from '@kinday/contracts/calendarDate';
import type { Event } from '@kinday/contracts/event';
import type { Member } from '@kinday/contracts/member';
import { memo } from 'react';
import { useClock } from '../../sync/usePreferences';
import { useEventState } from '../../sync/useEventState';
import { isFaded, type EventFilter } from '../../product/eventFilter';
import { eventLook } from '../../product/eventLook';
import { EventMarks } from '../../product/EventMarks';
import { StateMarks } from '../../product/StateMarks';
import { eventName, startText } from '../../product/eventText';
import type { GridActions } from './gridActions';
import type { EventBlock } from './hours/eventBlock';
import type { WeekRun } from './layLanes';
import '../../product/eventColors.css';
import './entryBar.css';
import './eventRun.css';

interface EventBarProps {
  event: Event;
  /** The day it stands on here. */
  date: CalendarDate;
  /** What the week shows of it, when it lasts several days. */
  run?: WeekRun;
  /** Where it stands among the hours, when it does. */
  block?: EventBlock;
  isPast?: boolean;
  members: readonly Member[];
  filter: EventFilter | null;
  /** Whether Tab reaches it: only on the day the keyboard is on. */
  isReachable: boolean;
  actions: GridActions;
}

/** The classes of a day's piece of a run; its first piece in the week bears the texts of all. */
function runClass({ event, from, to, days, isBegun, goesOn }: WeekRun, date: CalendarDate): string {
  const parts = {
    runs: true,
    begins: date === event.date,
    ends: date === to && !goesOn,
    head: date === from,
    wide: date === from && days > 1,
    begun: date === from && isBegun,
    'goes-on': date === to && goesOn,
  };
  const names = Object.entries(parts).filter(([, applies]) => applies);
  return names.map(([name]) => `kd-event--${name}`).join(' ');
}

/** An event on its day: who, when, what. */
export const EventBar = memo(function EventBar(props: EventBarProps) {
  const { event, date, run, block, isPast, members, filter, isReachable, actions } = props;
  const state = useEventState(event);
  const clock = useClock();
  const { style, initials, kind } = eventLook(event, members);
  const hasTime = !run || (date === event.date && !event.isAllDay);
  const isPaler = isFaded(event, filter);
  const names = [
    'kd-event-colors',
    kind && `kd-event-colors--${kind}`,
    'kd-event',
    isPaler && 'kd-event--faded',
    isPast && 'kd-event--past',
    run && runClass(run, date),
    block?.className,
  ];
  return (
    <button
      type="button"
      className={names.filter(Boolean).join(' ')}
      tabIndex={isReachable ? 0 : -1}
      style={{ ...style, ...(run && { ['--kd-run-days' as string]: run.days }), ...block?.style }}
      data-i={initials}
      data-event={event.id}
      data-pull={block && actions.canEdit(event) ? '' : undefined}
      data-testid={`event-${event.id}`}
      aria-label={eventName(event, date, members, { ...state, isFaded: isPaler }, clock)}
      onClick={(press) => {
        press.stopPropagation();
        actions.openEvent(event, press.currentTarget);
      }}
    >
      {hasTime && <span className="kd-event__time">{startText(event, clock)}</span>}{' '}
      <span className="kd-event__title" dir="auto">
        {event.title}
      </span>
      <EventMarks event={event} members={members} />
      <StateMarks {...state} />
    </button>
  );
});
