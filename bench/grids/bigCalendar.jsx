import { format, getDay, parse, startOfWeek } from 'date-fns';
import { enUS } from 'date-fns/locale';
import { Calendar, dateFnsLocalizer } from 'react-big-calendar';
import 'react-big-calendar/lib/css/react-big-calendar.css';
import { showReact } from './showReact';

const localizer = dateFnsLocalizer({
  format,
  parse,
  startOfWeek,
  getDay,
  locales: { 'en-US': enUS },
});
const colored = ({ color }) => ({ style: { backgroundColor: color } });
const nothing = () => undefined;

function Grid({ first, events }) {
  return (
    <Calendar
      localizer={localizer}
      view="month"
      views={['month']}
      date={new Date(`${first}T00:00`)}
      toolbar={false}
      events={events}
      eventPropGetter={colored}
      onNavigate={nothing}
      onView={nothing}
    />
  );
}

const toOwn = ({ id, title, date, startTime, endTime, color }) => ({
  id,
  title,
  color,
  start: new Date(`${date}T${startTime}`),
  end: new Date(`${date}T${endTime}`),
});

export function show(element, { first, next, events }) {
  const update = showReact(element, Grid, { first, events: events.map(toOwn) });
  return {
    insert: (event) => update(({ events: all }) => ({ events: [...all, toOwn(event)] })),
    next: () => update(() => ({ first: next })),
  };
}
