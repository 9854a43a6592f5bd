import type { Event } from '@kinday/contracts/event';
import { Suspense } from 'react';
import { celebration } from '../features/calendar/celebration';
import { entriesOf, type DayIndex } from '../features/calendar/dayIndex';
import { mayEdit } from '../features/events/mayEdit';
import { useDeleteEvent } from '../features/events/useDeleteEvent';
import type { ShownFamily } from '../sync/useFamily';
import { lazily } from '../ui/lazily';
import { useToast } from '../ui/toast/useToast';
import type { DialogContent, OpenDialog } from './useOpenDialog';

const EventDialog = lazily('EventDialog', () => import('../features/events/EventDialog'));
const EventDetail = lazily('EventDetail', () => import('../features/events/EventDetail'));
const DayList = lazily('DayList', () => import('../features/events/DayList'));

interface CalendarDialogsProps {
  dialog: OpenDialog | null;
  shown: ShownFamily;
  events: readonly Event[];
  index: DayIndex;
  open: (content: DialogContent) => void;
  close: () => void;
  forget: () => void;
}

/** Whatever stands over the calendar: an event, its form, a day. */
export function CalendarDialogs(props: CalendarDialogsProps) {
  const { dialog, shown, events, index, open, close, forget } = props;
  const remove = useDeleteEvent(shown.me.id);
  const toast = useToast();
  if (!dialog) return null;
  const { content, key, isOpen } = dialog;
  const common = { open: isOpen, onClose: close, onExited: forget };

  if (content.name === 'add' || content.name === 'edit') {
    const event = content.name === 'edit' ? content.event : null;
    const date = content.name === 'edit' ? content.event.date : content.date;
    return (
      <Suspense fallback={null}>
        <EventDialog
          key={key}
          shown={shown}
          event={event}
          date={date}
          kept={content.kept ?? null}
          {...common}
        />
      </Suspense>
    );
  }
  if (content.name === 'day') {
    const { date, anchor } = content;
    return (
      <Suspense fallback={null}>
        <DayList
          key={key}
          date={date}
          {...entriesOf(index, date)}
          anchor={anchor}
          onEvent={(event) => open({ name: 'detail', event, anchor })}
          onSpecialDate={(special) => toast({ title: celebration(special) })}
          onAdd={() => open({ name: 'add', date })}
          {...common}
        />
      </Suspense>
    );
  }
  const { anchor } = content;
  const event = events.find(({ id }) => id === content.event.id);
  return (
    <Suspense fallback={null}>
      <EventDetail
        key={key}
        event={event ?? content.event}
        isGone={isOpen && !event}
        anchor={anchor}
        mayEdit={mayEdit(content.event, shown)}
        onEdit={() => open({ name: 'edit', event: event ?? content.event })}
        onDelete={() => {
          close();
          void remove(event ?? content.event);
        }}
        {...common}
      />
    </Suspense>
  );
}
