import type { CalendarDate } from '@kinday/contracts/calendarDate';
import type { Member } from '@kinday/contracts/member';
import { useId, useState, type FocusEvent } from 'react';
import { longDay } from '@kinday/contracts/dateText';
import { AgendaEntries } from '../agenda/AgendaEntries';
import { tabStopAmong, type AgendaStop } from '../agenda/agendaStop';
import { useAgendaKeys } from '../agenda/useAgendaKeys';
import type { EventFilter } from '../../../product/eventFilter';
import type { DayEntries } from '../dayIndex';
import type { GridActions } from '../gridActions';
import * as messages from '../agenda/messages';
import './dayHalf.css';

interface DayHalfProps {
  date: CalendarDate;
  today: CalendarDate;
  /** The family's zone. */
  zone: string;
  /** Events of several days stand among the others. */
  entries: DayEntries;
  /** Whether all that stands on it is here. */
  isLoaded: boolean;
  members: readonly Member[];
  /** What is looked for; the rest is faded. */
  filter: EventFilter | null;
  actions: GridActions;
  onFocusDay: (date: CalendarDate) => void;
}

/** The list of the day that is chosen in a phone's month: the other half of its screen. */
export function DayHalf(props: DayHalfProps) {
  const { date, today, zone, entries, isLoaded, members, filter, actions, onFocusDay } = props;
  const titleId = useId();
  const [last, setLast] = useState<AgendaStop | null>(null);
  const tabStop = tabStopAmong([{ kind: 'day', key: date, entries }], last, date, false);
  const onKeyDown = useAgendaKeys({
    eventOf: (id) => entries.events.find((event) => event.id === id),
    actions,
    onFocusDay,
  });
  const noticeFocus = ({ target }: FocusEvent<HTMLElement>) => {
    const { stop } = target.dataset;
    if (stop && (last?.key !== date || last.stop !== stop)) setLast({ key: date, stop });
  };
  return (
    <section className="kd-day-half" data-key={date} data-date={date}>
      <h2 id={titleId}>{longDay(date)}</h2>
      <div role="grid" aria-labelledby={titleId} onKeyDown={onKeyDown} onFocus={noticeFocus}>
        <AgendaEntries
          {...{ date, today, zone, entries, members, filter, actions }}
          stop={tabStop?.stop ?? null}
          isMoving={false}
          {...(!isLoaded && { nothing: messages.notLoadedYet })}
        />
      </div>
    </section>
  );
}
