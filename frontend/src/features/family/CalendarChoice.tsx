import type { Calendar, CalendarFilter } from '@kinday/contracts/family';
import { useId, useState } from 'react';
import { Tabs } from '../../ui/Tabs';
import { Button } from '../../ui/Button';
import { FocusedHeading } from '../../ui/FocusedHeading';
import { CalendarRows } from './CalendarRows';
import * as uiMessages from '../../ui/messages';
import * as messages from './messages';
import './calendarChoice.css';

type Filter = 'all' | NonNullable<CalendarFilter['filter']>;

const FILTERS: Record<Filter, string> = {
  all: messages.all,
  created: messages.created,
  invited: messages.invited,
};

interface CalendarChoiceProps {
  titleId: string;
  /** Undefined while they are on their way. */
  calendars: readonly Calendar[] | undefined;
  shownId: string;
  onChoose: (calendar: Calendar) => void;
  onCreate: () => void;
  onJoin: () => void;
  /** Leaves the one that is shown, which its owner cannot. */
  onLeave: () => void;
}

function filtered(calendars: readonly Calendar[], filter: Filter): readonly Calendar[] {
  if (filter === 'all') return calendars;
  return calendars.filter(({ role }) => (role === 'owner') === (filter === 'created'));
}

/** One's calendars, all or by how one came to them, and the ways to more. */
export function CalendarChoice(props: CalendarChoiceProps) {
  const { titleId, calendars, shownId, onChoose, onCreate, onJoin, onLeave } = props;
  const [filter, setFilter] = useState<Filter>('all');
  const id = useId();
  const shown = filtered(calendars ?? [], filter);
  const current = calendars?.find((calendar) => calendar.id === shownId);
  const isEmptyCreated = filter === 'created' && calendars && shown.length === 0;
  return (
    <div className="kd-calendar-choice">
      <FocusedHeading id={titleId} className="kd-calendar-choice__title">
        {messages.switchCalendar}
      </FocusedHeading>
      <Tabs
        label={messages.whichCalendars}
        id={id}
        value={filter}
        tabs={FILTERS}
        onChange={setFilter}
      />
      <div
        id={`${id}-panel`}
        role="tabpanel"
        aria-label={messages.calendars}
        className="kd-calendar-choice__list"
      >
        <CalendarRows calendars={shown} shownId={shownId} onChoose={onChoose} />
        {!calendars && <p>{uiMessages.loading}</p>}
        {calendars && shown.length === 0 && (
          <p>
            {filter === 'created' ? messages.noCalendarsCreatedYet : messages.noCalendarsAvailable}
          </p>
        )}
      </div>
      <div className="kd-calendar-choice__more">
        <Button look="text" icon="add" onClick={onCreate}>
          {isEmptyCreated ? messages.createYourOwnCalendar : messages.createNewCalendar}
        </Button>
        <Button look="text" icon="key" onClick={onJoin}>
          {messages.joinWithCode}
        </Button>
        {current?.role === 'member' && (
          <Button look="text" danger icon="logOut" onClick={onLeave}>
            {messages.leaveNamed(current.name)}
          </Button>
        )}
      </div>
    </div>
  );
}
