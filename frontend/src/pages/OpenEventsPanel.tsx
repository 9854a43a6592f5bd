import { useToday } from '../features/calendar/useToday';
import { useUpcoming } from '../features/calendar/useUpcoming';
import { OpenEvents, type OpenEventsProps } from '../features/events/OpenEvents';
import { needsSomebody } from '../product/eventFilter';

const DAYS = 30;

type OpenEventsPanelProps = Pick<
  OpenEventsProps,
  'shown' | 'commands' | 'anchor' | 'open' | 'onEvent' | 'onClose' | 'onExited'
>;

/** What needs somebody in the next 30 days, whichever month the grid shows. */
export function OpenEventsPanel(props: OpenEventsPanelProps) {
  const { family } = props.shown;
  const today = useToday(family.zone);
  const { events, ...reading } = useUpcoming(family, today, DAYS);
  const open = events.filter(needsSomebody);
  return <OpenEvents {...props} {...reading} events={open} today={today} days={DAYS} />;
}
