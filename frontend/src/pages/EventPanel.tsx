import { EventDetail, type EventDetailProps } from '../features/events/EventDetail';
import { RemindMe } from '../features/reminders/entry/RemindMe';

/** All about one event, with when the member is reminded of it. */
export function EventPanel(props: Omit<EventDetailProps, 'remindMe'>) {
  return (
    <EventDetail
      {...props}
      remindMe={(event) => <RemindMe event={event} userId={props.shown.me.id} />}
    />
  );
}
