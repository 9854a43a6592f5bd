import type { CalendarDate } from '@kinday/contracts/calendarDate';
import type { Event } from '@kinday/contracts/event';
import type { GridActions } from '../features/calendar/gridActions';
import { entriesOn } from '../features/calendar/dayIndex';
import type { Scope } from '../sync/commands/eventCommand';
import type { EventCommands } from '../features/events/useEventCommands';
import { useSeriesOf } from '../sync/seriesInViews';
import type { EventFilter } from '../product/eventFilter';
import type { ShownFamily } from '../sync/useFamily';
import { OverlayPiece } from '../pieces/OverlayPiece';
import { themedLazily } from '../pieces/themedLazily';
import { eventNamed } from './eventNamed';
import { EVENT } from './linkTo';
import type { DialogContent, OpenDialog } from './useOpenDialog';
import * as messages from './messages';

const EventDialog = themedLazily('EventDialog', () => import('../features/events/EventDialog'));
const EventPanel = themedLazily('EventPanel', () => import('./EventPanel'));
const FeedEventDetail = themedLazily(
  'FeedEventDetail',
  () => import('../features/events/FeedEventDetail'),
);
const DeleteDialog = themedLazily('DeleteDialog', () => import('../features/events/DeleteDialog'));
const ScopeDialog = themedLazily(
  'ScopeDialog',
  () => import('../features/events/repeating/ScopeDialog'),
);
const DayList = themedLazily('DayList', () => import('../features/events/DayList'));
const Tutorial = themedLazily('Tutorial', () => import('../features/tutorial/Tutorial'));
const RecentPanel = themedLazily('RecentPanel', () => import('../features/recent/RecentPanel'));
const YearJump = themedLazily('YearJump', () => import('./YearJump'));
const OpenEventsPanel = themedLazily('OpenEventsPanel', () => import('./OpenEventsPanel'));
const WaitingPanel = themedLazily(
  'WaitingPanel',
  () => import('../features/events/waiting/WaitingPanel'),
);
const ShortcutHelp = themedLazily(
  'ShortcutHelp',
  () => import('../features/calendar/ShortcutHelp'),
);

interface CalendarDialogsProps {
  dialog: OpenDialog | null;
  shown: ShownFamily;
  commands: EventCommands;
  actions: GridActions;
  events: readonly Event[];
  /** What is looked for; null for all. */
  filter: EventFilter | null;
  open: (content: DialogContent) => void;
  close: () => void;
  forget: () => void;
  /** Goes to an event. */
  onView: (event: { id: string; date: CalendarDate; familyId?: string }) => void;
  today: CalendarDate;
  /** The first of the days that are shown. */
  first: CalendarDate;
  /** Shows a day. */
  onDate: (date: CalendarDate) => void;
  /** Copies a link to an event. */
  onCopyLink: (event: Event) => void;
}

/** Whatever stands over the calendar; its code comes after the calendar's. */
export function CalendarDialogs(props: CalendarDialogsProps) {
  const { dialog, close, forget } = props;
  return (
    dialog && (
      <OverlayPiece
        key={dialog.key}
        onClose={() => {
          close();
          forget();
        }}
      >
        <CalendarDialog {...props} dialog={dialog} />
      </OverlayPiece>
    )
  );
}

function CalendarDialog(props: CalendarDialogsProps & { dialog: OpenDialog }) {
  const { dialog, shown, commands, actions, events, open, close, forget } = props;
  const { onView, onCopyLink } = props;
  const { content, isOpen, since } = dialog;
  const common = { open: isOpen, onClose: close, onExited: forget };
  const rrule = useSeriesOf(content.name === 'edit' ? content.event : null)?.rrule ?? '';
  const remove = (event: Event, scope: Scope) => {
    close();
    void commands.delete(event, scope);
  };

  switch (content.name) {
    case 'tutorial':
      return (
        <Tutorial
          members={shown.members}
          onClose={() => {
            close();
            forget();
          }}
        />
      );
    case 'recent':
      return <RecentPanel shown={shown} anchor={content.anchor} onView={onView} {...common} />;
    case 'needs':
      return (
        <OpenEventsPanel
          shown={shown}
          commands={commands}
          anchor={content.anchor}
          onEvent={(event) => open({ name: 'detail', event, anchor: content.anchor })}
          {...common}
        />
      );
    case 'year':
      return (
        <YearJump
          {...{ today: props.today, first: props.first }}
          anchor={content.anchor}
          isTyped={content.isTyped}
          onChoose={props.onDate}
          {...common}
        />
      );
    case 'help':
      return <ShortcutHelp {...common} />;
    case 'add':
    case 'edit': {
      const event = content.name === 'edit' ? content.event : null;
      const slot = content.name === 'edit' ? { date: content.event.date } : content.slot;
      const form = { shown, commands, event, since, rrule, slot, kept: content.kept ?? null };
      return <EventDialog {...form} {...common} />;
    }
    case 'delete':
      return (
        <DeleteDialog
          {...common}
          event={content.event}
          onDelete={(scope) => remove(content.event, scope)}
        />
      );
    case 'move':
      return (
        <ScopeDialog
          {...common}
          title={messages.moveWhichOnes}
          confirmLabel={messages.move}
          onChoose={(scope) => {
            close();
            void commands.move(content.event, content.slot, scope);
          }}
        />
      );
    case 'waiting':
      return (
        <WaitingPanel
          familyId={shown.family.id}
          asks={content.asks}
          onEdit={actions.editEvent}
          onShow={onView}
          {...common}
        />
      );
    case 'day': {
      const { date, anchor } = content;
      const entries = entriesOn(date, events, shown.members);
      return (
        <DayList
          date={date}
          specials={entries.specials}
          events={entries.events}
          members={shown.members}
          filter={props.filter}
          anchor={anchor}
          onEvent={(event) => actions.openEvent(event, anchor)}
          onSpecialDate={actions.openSpecialDate}
          onAdd={() => open({ name: 'add', slot: { date } })}
          {...common}
        />
      );
    }
    case 'feed':
      return <FeedEventDetail entry={content.entry} anchor={content.anchor} {...common} />;
    case 'detail':
      return (
        <EventPanel
          opened={content.event}
          since={since}
          named={[EVENT, content.event.id]}
          listed={eventNamed(events, content.event.id)}
          {...{ shown, commands }}
          anchor={content.anchor}
          onEdit={actions.editEvent}
          onMove={(event) => {
            close();
            actions.startMove(event);
          }}
          onDelete={remove}
          onCopyLink={onCopyLink}
          {...common}
        />
      );
  }
}
