import type { CalendarDate } from '@kinday/contracts/calendarDate';
import type { Event } from '@kinday/contracts/event';
import { asTold } from '@kinday/contracts/shownIn';
import { canEditEvent } from '@kinday/contracts/policies';
import type { SpecialDate } from '@kinday/contracts/specialDatesIn';
import { useMemo, useState } from 'react';
import type { GridActions } from '../features/calendar/gridActions';
import { isOfSeries } from '../sync/commands/ofSeries';
import type { EventCommands } from '../features/events/useEventCommands';
import { isFeedEntry } from '../product/feedEntry';
import { slotToAdd, slotToDrop, standsAt, type EventSlot } from '../product/eventSlot';
import type { ShownFamily } from '../sync/useFamily';
import { useLayer } from '../ui/layers/useLayer';
import { useToast } from '../ui/toast/useToast';
import type { DialogContent } from './useOpenDialog';
import * as messages from './messages';

interface GridActionsInput {
  shown: ShownFamily;
  commands: EventCommands;
  open: (content: DialogContent) => void;
  /** Gives a day the focus. */
  focusDay: (date: CalendarDate) => void;
}

/** What a press on a special date says. */
function specialDateGreeting({ specialDateType, memberName }: SpecialDate): string {
  return specialDateType === 'birthday'
    ? messages.celebrateWith(memberName)
    : messages.congratulationsTo(memberName);
}

/** The event that looks for another place, and whose column it leaves, if any. */
interface Moving {
  event: Event;
  from?: readonly string[];
}

/** What the grid's presses and keys do, and the event that looks for another day. */
export function useGridActions({ shown, commands, open, focusDay }: GridActionsInput) {
  const [moving, setMoving] = useState<Moving | null>(null);
  const toast = useToast();

  const actions = useMemo<GridActions>(() => {
    const ifAllowed = (event: Event, action: () => void) => {
      const { name, isFormer } = event.creator;
      if (isFeedEntry(event)) return toast({ title: messages.onlyReadHere(name) });
      if (canEditEvent(shown.me, event)) return action();
      const who = isFormer ? messages.theOwner : messages.orTheOwner(name);
      toast({ title: messages.onlyTheyCanChange(who) });
    };
    const move = (event: Event, slot: EventSlot) => {
      setMoving(null);
      if (isOfSeries(event) && !standsAt(event, slot)) open({ name: 'move', event, slot });
      else void commands.move(event, slot);
    };
    const addAt = (slot: EventSlot) => open({ name: 'add', slot: slotToAdd(slot) });
    const pressSlot = (slot: EventSlot) =>
      moving ? move(moving.event, slotToDrop(moving.event, slot, moving.from)) : addAt(slot);
    return {
      pressDay: (date) => pressSlot({ date }),
      pressSlot,
      addAt,
      openEvent: (event, anchor) =>
        open(
          isFeedEntry(event)
            ? { name: 'feed', entry: event, anchor }
            : { name: 'detail', event, anchor },
        ),
      openDay: (date, anchor) => open({ name: 'day', date, anchor }),
      openSpecialDate: (special) => toast({ title: specialDateGreeting(special) }),
      editEvent: (event) => ifAllowed(event, () => open({ name: 'edit', event: asTold(event) })),
      deleteEvent: (event) => ifAllowed(event, () => open({ name: 'delete', event })),
      startMove: (event, from) =>
        ifAllowed(event, () => {
          setMoving({ event, ...(from && { from }) });
          focusDay(event.date);
        }),
      moveEvent: move,
      claimEvent: (event) => void commands.claim(event),
      canEdit: (event) => !isFeedEntry(event) && canEditEvent(shown.me, event),
    };
  }, [shown, commands, open, focusDay, moving, toast]);

  useLayer(moving !== null, () => setMoving(null));

  return { actions, moving: moving?.event ?? null, stopMoving: () => setMoving(null) };
}
