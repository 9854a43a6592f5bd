import { monthOf, type CalendarDate } from '@kinday/contracts/calendarDate';
import type { CurrentUser } from '@kinday/contracts/user';
import { useEffect, useId, useMemo } from 'react';
import { indexDays } from '../features/calendar/dayIndex';
import { weeksOf } from '../features/calendar/weeks';
import { MonthGrid } from '../features/calendar/MonthGrid';
import { MonthNotice } from '../features/calendar/MonthNotice';
import { MoveBanner } from '../features/calendar/MoveBanner';
import { PrintHead } from '../features/calendar/PrintHead';
import { pulse } from '../features/calendar/pulse';
import { useShortcuts } from '../features/calendar/useShortcuts';
import { useShownMonth } from '../features/calendar/useShownMonth';
import { useToday } from '../features/calendar/useToday';
import { keptDraft } from '../features/events/keptDraft';
import { useEventCommands } from '../features/events/useEventCommands';
import { useCalendarChange } from '../features/family/useCalendarChange';
import { MemberLegend } from '../features/members/MemberLegend';
import { OfflineNotice } from '../features/live/OfflineNotice';
import { useRemoteNews } from '../features/live/useRemoteNews';
import { recentBell } from '../features/recent/RecentBell';
import { focusSearch } from '../features/search/EventSearch';
import { useSyncSelector } from '../sync/syncState';
import type { ShownFamily } from '../sync/useFamily';
import { useMonthEvents } from '../sync/useMonthEvents';
import { fetchPiecesAhead } from '../pieces/themedLazily';
import { closeLayers } from '../ui/layers/openLayers';
import { LiveRegion } from '../ui/LiveRegion';
import { useWeekStart } from '../product/weekStart';
import { CalendarDialogs } from './CalendarDialogs';
import { CalendarFoot } from './CalendarFoot';
import { CalendarHead } from './CalendarHead';
import { useCalendarActions } from './useCalendarActions';
import { useGoToEvent } from './useGoToEvent';
import { useOpenDialog, type DialogContent } from './useOpenDialog';
import './familyCalendar.css';

interface FamilyCalendarProps {
  shown: ShownFamily;
  user: CurrentUser;
  onLogOut: () => void;
}

/** The form that was open when the page went away with something typed in it. */
function leftOpen(userId: string, familyId: string): DialogContent | null {
  const kept = keptDraft(userId, familyId);
  if (!kept) return null;
  const { event, draft } = kept;
  return event ? { name: 'edit', event, kept } : { name: 'add', date: draft.date, kept };
}

/** A family's calendar with everything around it. */
export function FamilyCalendar({ shown, user, onLogOut }: FamilyCalendarProps) {
  const { family, members, me } = shown;
  const today = useToday();
  const { month, date, focusRequest, ...navigation } = useShownMonth(today);
  const { events, isLoaded, isLate, error, refetch } = useMonthEvents(family.id, month);
  const weekStart = useWeekStart();
  const weeks = useMemo(() => weeksOf(month, weekStart), [month, weekStart]);
  const index = useMemo(() => indexDays(weeks.flat(), events, members), [weeks, events, members]);
  const isOffline = useSyncSelector((state) => state.live.connection === 'offline');
  const { dialog, open, close, forget } = useOpenDialog(() => leftOpen(me.id, family.id));
  const commands = useEventCommands(shown);
  const { focusDay } = navigation;
  const { actions, moving, stopMoving } = useCalendarActions({ shown, commands, open, focusDay });
  const { openEvent } = actions;
  const goToEvent = useGoToEvent({
    events,
    isLoaded,
    isCovered: dialog !== null,
    showDay: navigation.showDay,
    openEvent,
  });
  const { switchCalendar } = useCalendarChange();
  /** Goes to an event of any of one's calendars, unless what is typed is to be kept. */
  const view = async (found: { id: string; date: CalendarDate; familyId?: string }) => {
    if (!(await closeLayers())) return;
    const { id: eventId, date: day, familyId = family.id } = found;
    if (familyId === family.id || (await switchCalendar(familyId)))
      goToEvent({ eventId, date: day });
  };
  useRemoteNews({
    shown,
    onPulse: pulse,
    onView: (event) => void view(event),
  });
  const titleId = useId();

  const addEvent = () =>
    open({ name: 'add', date: monthOf(today) === month ? today : `${month}-01` });
  const openRecent = (anchor: Element | null) => anchor && open({ name: 'recent', anchor });
  useEffect(fetchPiecesAhead, []);
  useShortcuts({
    today: () => focusDay(today),
    nextMonth: () => navigation.stepMonth(1),
    previousMonth: () => navigation.stepMonth(-1),
    addEvent,
    search: focusSearch,
    recentChanges: () => openRecent(recentBell()),
    undo: commands.undoLast,
    help: () => open({ name: 'help' }),
  });

  const isEmpty = isLoaded && ![...index.keys()].some((day) => monthOf(day) === month);
  return (
    <div className="kd-family-calendar">
      <PrintHead familyName={family.name} month={month} today={today} />
      {isOffline && <OfflineNotice />}
      <CalendarHead
        shown={shown}
        user={user}
        month={month}
        titleId={titleId}
        onMonth={navigation.showMonth}
        onToday={() => navigation.showDay(today)}
        onAdd={addEvent}
        onTutorial={() => open({ name: 'tutorial' })}
        onRecent={openRecent}
        onFound={(result) => void view(result)}
        onLogOut={onLogOut}
      />
      <main className="kd-family-calendar__main">
        <MonthGrid
          month={month}
          weeks={weeks}
          weekStart={weekStart}
          today={today}
          activeDate={date}
          focusRequest={focusRequest}
          index={index}
          titleId={titleId}
          isLate={isLate}
          isMoving={moving !== null}
          actions={actions}
          onFocusDay={focusDay}
          onDayFocused={navigation.dayFocused}
          onMonth={navigation.showMonth}
        />
        <MonthNotice
          month={month}
          isEmpty={isEmpty}
          hasFailed={!!error && !isLoaded}
          onRetry={() => void refetch()}
        />
      </main>
      <CalendarFoot onAdd={addEvent} onHelp={() => open({ name: 'help' })}>
        <MemberLegend members={members} meId={me.id} />
      </CalendarFoot>
      {moving && <MoveBanner title={moving.title} onCancel={stopMoving} />}
      <CalendarDialogs
        {...{ dialog, shown, commands, actions, events, index, open, close, forget }}
        onView={(event) => void view(event)}
      />
      <LiveRegion />
    </div>
  );
}
