import Calendar from '@toast-ui/calendar';
import '@toast-ui/calendar/dist/toastui-calendar.min.css';

const toOwn = ({ id, title, date, startTime, endTime, color }) => ({
  id,
  title,
  calendarId: 'family',
  category: 'time',
  backgroundColor: color,
  start: `${date}T${startTime}`,
  end: `${date}T${endTime}`,
});

export function show(element, { first, events }) {
  const calendar = new Calendar(element, { defaultView: 'month', usageStatistics: false });
  calendar.setDate(first);
  calendar.createEvents(events.map(toOwn));
  return {
    insert: (event) => calendar.createEvents([toOwn(event)]),
    next: () => calendar.next(),
  };
}
