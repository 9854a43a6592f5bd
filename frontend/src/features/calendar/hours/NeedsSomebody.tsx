import type { CalendarDate } from '@kinday/contracts/calendarDate';
import type { Event } from '@kinday/contracts/event';
import type { Member } from '@kinday/contracts/member';
import { useId } from 'react';
import { lastDayShown } from '@kinday/contracts/eventDays';
import { needsSomebody } from '../../../product/eventFilter';
import { Button } from '../../../ui/Button';
import { EventBar } from '../EventBar';
import type { GridActions } from '../gridActions';
import * as messages from './messages';
import './needsSomebody.css';

interface NeedsSomebodyProps {
  date: CalendarDate;
  events: readonly Event[];
  members: readonly Member[];
  actions: GridActions;
}

/** What nobody does yet of a day, with the way to take it on. */
export function NeedsSomebody({ date, events, members, actions }: NeedsSomebodyProps) {
  const id = useId();
  const open = events.filter(
    (event) => needsSomebody(event) && event.date <= date && lastDayShown(event) >= date,
  );
  if (open.length === 0) return null;
  return (
    <section className="kd-needs-somebody" aria-labelledby={id}>
      <h2 id={id}>{messages.needsSomebody(open.length)}</h2>
      <ul>
        {open.map((event) => (
          <li key={event.id}>
            <EventBar {...{ event, date, members, actions }} filter={null} isReachable />
            <Button
              size="small"
              aria-label={messages.illDo(event.title)}
              onClick={() => actions.claimEvent(event)}
            >
              {messages.illDoIt}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}
