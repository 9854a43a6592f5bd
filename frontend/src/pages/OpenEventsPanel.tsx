import type { Event } from '@kinday/contracts/event';
import { useToday } from '../features/calendar/useToday';
import { useUpcoming } from '../features/calendar/useUpcoming';
import { OpenEvents } from '../features/events/OpenEvents';
import type { EventCommands } from '../features/events/useEventCommands';
import { needsSomebody } from '../product/eventFilter';
import type { ShownFamily } from '../sync/useFamily';

const DAYS = 30;

interface OpenEventsPanelProps {
  shown: ShownFamily;
  commands: EventCommands;
  anchor: Element;
  open: boolean;
  onEvent: (event: Event) => void;
  onClose: () => void;
  onExited: () => void;
}

/** What needs somebody in the next 30 days, whichever month the grid shows. */
export function OpenEventsPanel(props: OpenEventsPanelProps) {
  const { family } = props.shown;
  const today = useToday();
  const { events, ...reading } = useUpcoming(family.id, today, DAYS);
  const open = events.filter(needsSomebody);
  return <OpenEvents {...props} {...reading} events={open} today={today} days={DAYS} />;
}
