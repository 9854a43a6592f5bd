import FullCalendar from '@fullcalendar/react';
import dayGrid from '@fullcalendar/react/daygrid';
import list from '@fullcalendar/react/list';
import timeGrid from '@fullcalendar/react/timegrid';
import theme from '@fullcalendar/react/themes/classic';
import { createRef } from 'react';
import '@fullcalendar/react/skeleton.css';
import '@fullcalendar/react/themes/classic/theme.css';
import '@fullcalendar/react/themes/classic/palette.css';
import { showReact } from './showReact';

const calendar = createRef();
const VIEWS = { month: 'dayGridMonth', week: 'timeGridWeek', list: 'listMonth' };

function Grid({ view, first, events }) {
  return (
    <FullCalendar
      ref={calendar}
      plugins={[theme, dayGrid, timeGrid, list]}
      initialView={VIEWS[view]}
      initialDate={first}
      headerToolbar={false}
      height="100%"
      dayMaxEvents={3}
      scrollTime="05:00"
      events={events}
    />
  );
}

const toOwn = ({ id, title, date, startTime, endTime, color }) => ({
  id,
  title,
  color,
  start: `${date}T${startTime}`,
  end: `${date}T${endTime}`,
});

export function show(element, { view, first, events }) {
  const update = showReact(element, Grid, { view, first, events: events.map(toOwn) });
  return {
    insert: (event) => update(({ events: all }) => ({ events: [...all, toOwn(event)] })),
    next: () => calendar.current.getApi().next(),
  };
}
