import type { CalendarDate } from '@kinday/contracts/calendarDate';
import type { Event } from '@kinday/contracts/event';
import { useId } from 'react';
import { longDay } from '@kinday/contracts/dateText';
import type { ShownFamily } from '../../sync/useFamily';
import { AnchoredPanel } from '../../ui/AnchoredPanel';
import { Button } from '../../ui/Button';
import { PanelHead } from '../../ui/PanelHead';
import { DayEntry } from './DayEntry';
import type { EventCommands } from './useEventCommands';
import * as productMessages from '../../product/messages';
import * as uiMessages from '../../ui/messages';
import * as messages from './messages';
import './dayList.css';
import './openEvents.css';

export interface OpenEventsProps {
  /** Those that nobody does yet, in order. */
  events: readonly Event[];
  today: CalendarDate;
  /** How many days are looked at. */
  days: number;
  isLoaded: boolean;
  hasFailed: boolean;
  retry: () => void;
  shown: ShownFamily;
  commands: EventCommands;
  anchor: Element;
  open: boolean;
  onEvent: (event: Event) => void;
  onClose: () => void;
  onExited: () => void;
}

/** What needs somebody, day by day, with the way to take it on. */
export function OpenEvents(props: OpenEventsProps) {
  const { events, today, days, shown, commands, anchor, open, onClose, onExited } = props;
  const titleId = useId();
  /** What has begun already stands on today. */
  const dayOf = ({ date }: Event) => (date < today ? today : date);
  const shownDays = [...new Set(events.map(dayOf))];

  function take(event: Event) {
    void commands.claim(event);
    // Its row goes, and the focus would go with it.
    document.getElementById(titleId)?.focus();
  }

  return (
    <AnchoredPanel
      open={open}
      anchor={anchor}
      placement="beside"
      width={400}
      labelledBy={titleId}
      onClose={onClose}
      onExited={onExited}
    >
      <div className="kd-day-list kd-open-events">
        <PanelHead id={titleId} title={productMessages.needsSomebody} onClose={onClose} />
        <p>{stateText(props)}</p>
        {props.hasFailed && <Button onClick={props.retry}>{uiMessages.tryAgain}</Button>}
        <div className="kd-open-events__days">
          {shownDays.map((date) => (
            <section key={date}>
              <h3>{longDay(date)}</h3>
              <ul>
                {events
                  .filter((event) => dayOf(event) === date)
                  .map((event) => (
                    <li key={event.id}>
                      <DayEntry
                        {...{ event, date }}
                        members={shown.members}
                        onOpen={() => props.onEvent(event)}
                      />
                      <Button
                        size="small"
                        aria-label={messages.illDoNamed(event.title, longDay(date))}
                        onClick={() => take(event)}
                      >
                        {messages.illDoIt}
                      </Button>
                    </li>
                  ))}
              </ul>
            </section>
          ))}
        </div>
      </div>
    </AnchoredPanel>
  );

  function stateText({ isLoaded, hasFailed }: OpenEventsProps): string {
    if (hasFailed) return messages.notAllLoaded;
    if (!isLoaded) return messages.loading;
    return events.length > 0 ? messages.inTheNextDays(days) : messages.nothingInTheNextDays(days);
  }
}
