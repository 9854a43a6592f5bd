import type { CalendarDate } from '@kinday/contracts/calendarDate';
import type { Event } from '@kinday/contracts/event';
import type { Member } from '@kinday/contracts/member';
import type { SpecialDate } from '@kinday/contracts/specialDatesIn';
import { isFaded, isSpecialFaded, type EventFilter } from '../../product/eventFilter';
import { useId } from 'react';
import { Button } from '../../ui/Button';
import { AnchoredPanel } from '../../ui/AnchoredPanel';
import { longDay } from '@kinday/contracts/dateText';
import { PanelHead } from '../../ui/PanelHead';
import { DayEntry } from './DayEntry';
import * as productMessages from '../../product/messages';
import * as messages from './messages';
import './dayList.css';

interface DayListProps {
  date: CalendarDate;
  specials: readonly SpecialDate[];
  events: readonly Event[];
  members: readonly Member[];
  /** What is looked for; the rest is faded. */
  filter: EventFilter | null;
  anchor: Element;
  open: boolean;
  onEvent: (event: Event) => void;
  onSpecialDate: (special: SpecialDate) => void;
  onAdd: () => void;
  onClose: () => void;
  onExited: () => void;
}

/** Everything on one day. */
export function DayList(props: DayListProps) {
  const { date, specials, events, members, filter, anchor, open, onClose, onExited } = props;
  const titleId = useId();
  return (
    <AnchoredPanel
      open={open}
      anchor={anchor}
      placement="beside"
      width={340}
      labelledBy={titleId}
      onClose={onClose}
      onExited={onExited}
    >
      <div className="kd-day-list">
        <PanelHead id={titleId} title={longDay(date)} onClose={onClose} />
        <ul>
          {specials.map((special) => (
            <li key={`${special.memberId}-${special.specialDateType}`}>
              <button
                type="button"
                className={`kd-event-colors kd-event-colors--special kd-day-entry${isSpecialFaded(special, filter) ? ' kd-event-colors--faded' : ''}`}
                data-testid={`special-${special.memberId}-${special.specialDateType}-${date}`}
                onClick={() => props.onSpecialDate(special)}
              >
                <span className="kd-day-entry__title">{special.title}</span>
                <span className="kd-day-entry__time">{productMessages.allDay}</span>
              </button>
            </li>
          ))}
          {events.map((event) => (
            <li key={event.id}>
              <DayEntry
                {...{ event, date, members }}
                isFaded={isFaded(event, filter)}
                onOpen={() => props.onEvent(event)}
              />
            </li>
          ))}
        </ul>
        <Button look="text" icon="add" onClick={props.onAdd}>
          {messages.addEvent}
        </Button>
      </div>
    </AnchoredPanel>
  );
}
