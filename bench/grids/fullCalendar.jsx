import FullCalendar from '@fullcalendar/react';
import dayGrid from '@fullcalendar/react/daygrid';
import theme from '@fullcalendar/react/themes/classic';
import { createRef } from 'react';
import '@fullcalendar/react/skeleton.css';
import '@fullcalendar/react/themes/classic/theme.css';
import '@fullcalendar/react/themes/classic/palette.css';
import { showReact } from './showReact';

const calendar = createRef();

function Grid({ month, events }) {
  return (
    <FullCalendar
      ref={calendar}
      plugins={[theme, dayGrid]}
      initialView="dayGridMonth"
      initialDate={`${month}-01`}
      headerToolbar={false}
      height="100%"
      dayMaxEvents={3}
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

export function show(element, { month, events }) {
  const update = showReact(element, Grid, { month, events: events.map(toOwn) });
  return {
    insert: (event) => update(({ events: all }) => ({ events: [...all, toOwn(event)] })),
    next: () => calendar.current.getApi().next(),
  };
}
