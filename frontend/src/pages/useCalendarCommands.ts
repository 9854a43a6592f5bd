import type { CalendarDate } from '@kinday/contracts/calendarDate';
import { titleButton } from '../features/calendar/CalendarBar';
import { pulse } from '../features/calendar/pulse';
import type { ViewProps } from '../features/calendar/viewProps';
import { useShortcuts } from '../features/calendar/useShortcuts';
import { useEventCommands } from '../features/events/useEventCommands';
import { useRemoteNews } from '../features/live/useRemoteNews';
import { recentBell } from '../features/recent/RecentBell';
import { focusSearch } from '../features/search/EventSearch';
import type { ShownFamily } from '../sync/useFamily';
import { closeLayers } from '../ui/layers/openLayers';
import { useIsPhone } from '../ui/useIsPhone';
import { useGridActions } from './useGridActions';
import { useGoToEvent } from './useGoToEvent';
import type { CalendarDialog } from './useOpenDialog';
import { useShowFeedEvent, type FeedChoice } from './useShowFeedEvent';

/** An event of any of one's calendars; without `familyId` of the one that is shown. */
interface EventPlace {
  id: string;
  date: CalendarDate;
  familyId?: string;
  /** The subscribed calendar in which it stands: the address does not name it. */
  feedId?: string | undefined;
}

type CalendarOnScreen = Pick<ViewProps, 'today' | 'place' | 'navigation' | 'events' | 'isLoaded'>;

/** What can be done in the calendar: by its buttons, its grid, its keys, and by news of the others. */
export function useCalendarCommands(
  shown: ShownFamily,
  { today, place, navigation, events, isLoaded }: CalendarOnScreen,
  { dialog, open }: CalendarDialog,
  feedChoice: Omit<FeedChoice, 'feeds'>,
) {
  const { family } = shown;
  const { focusDay, show, showDay, step } = navigation;
  const commands = useEventCommands(shown);
  const { actions, moving, stopMoving } = useGridActions({ shown, commands, open, focusDay });
  const { openEvent } = actions;
  const isCovered = dialog !== null;
  const opened = dialog?.isOpen && dialog.content.name === 'detail' ? dialog.content.event : null;
  const goToEvent = useGoToEvent({
    familyId: family.id,
    ...{ today, place, events, isLoaded, isCovered, showDay, openEvent },
    openId: opened?.id ?? null,
  });

  const showFeedEvent = useShowFeedEvent(events, { feeds: shown.feeds, ...feedChoice }, openEvent);

  const goTo = async ({ id, date, familyId = family.id, feedId }: EventPlace) => {
    if (!(await closeLayers())) return;
    goToEvent({ eventId: feedId ? null : id, date, familyId });
    if (feedId) showFeedEvent(id, feedId);
  };
  /** Goes to an event, unless what is typed is to be kept. */
  const view = (place: EventPlace) => void goTo(place);
  const isListed = useIsPhone() && place.view === 'month';
  const isTodayShown = today >= place.first && today <= place.last;
  // On a phone's month, to the day whose list is shown.
  const dayToAdd = isListed ? place.date : isTodayShown ? today : place.first;
  const addEvent = () => open({ name: 'add', slot: { date: dayToAdd } });
  const openRecent = (anchor: Element | null) => anchor && open({ name: 'recent', anchor });
  const typeDate = () => {
    const anchor = titleButton();
    // The focus comes back to it.
    anchor?.focus();
    if (anchor) open({ name: 'year', anchor, isTyped: true });
  };
  const openHelp = () => open({ name: 'help' });

  useRemoteNews({ shown, onPulse: pulse, onView: view });
  useShortcuts({
    today: () => focusDay(today),
    next: () => step(1),
    previous: () => step(-1),
    month: () => show('month'),
    week: () => show('week'),
    day: () => show('day'),
    agenda: () => show('agenda'),
    goToDate: typeDate,
    addEvent,
    search: focusSearch,
    recentChanges: () => openRecent(recentBell()),
    undo: commands.undoLast,
    print: () => window.print(),
    help: openHelp,
  });

  return { commands, actions, moving, stopMoving, view, addEvent, openRecent, openHelp };
}
