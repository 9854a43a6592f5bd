import type { CurrentUser } from '@kinday/contracts/user';
import { useEffect, useId } from 'react';
import { MonthGrid } from '../features/calendar/month/MonthGrid';
import { MonthNotice } from '../features/calendar/MonthNotice';
import { MoveBanner } from '../features/calendar/MoveBanner';
import { PrintHead } from '../features/calendar/PrintHead';
import { useMonthOnScreen } from '../features/calendar/useMonthOnScreen';
import { repeatingCode } from '../features/events/useEventCommands';
import { OfflineNotice } from '../features/live/OfflineNotice';
import { LegendFilter } from '../features/members/LegendFilter';
import { fetchPiecesAhead } from '../pieces/themedLazily';
import { needsSomebody } from '../product/eventFilter';
import { useSyncSelector } from '../sync/syncState';
import type { ShownFamily } from '../sync/useFamily';
import { LiveRegion } from '../ui/LiveRegion';
import { CalendarDialogs } from './CalendarDialogs';
import { CalendarFoot } from './CalendarFoot';
import { CalendarHead } from './CalendarHead';
import { settingsPieces } from './settingsPieces';
import { useCalendarCommands } from './useCalendarCommands';
import { useEventFilter } from './useEventFilter';
import { useOpenDialog } from './useOpenDialog';
import './familyCalendar.css';

interface FamilyCalendarProps {
  shown: ShownFamily;
  user: CurrentUser;
  onLogOut: () => void;
}

/** A family's calendar with everything around it. */
export function FamilyCalendar({ shown, user, onLogOut }: FamilyCalendarProps) {
  const { family, members, me } = shown;
  const { filter, togglePerson, toggleOpenOnly } = useEventFilter(members);
  const onScreen = useMonthOnScreen(shown, filter);
  const { today, month, navigation, index } = onScreen;
  const calendarDialog = useOpenDialog(me.id, family.id);
  const { open } = calendarDialog;
  const { commands, actions, moving, stopMoving, view, addEvent, openRecent, openHelp } =
    useCalendarCommands(shown, onScreen, calendarDialog);
  const isOffline = useSyncSelector((state) => state.live.connection === 'offline');
  const titleId = useId();
  // What the list stands beside stays, also when the last one is taken.
  const isListed = calendarDialog.dialog?.content.name === 'needs';
  useEffect(() => fetchPiecesAhead([repeatingCode, ...settingsPieces]), []);

  return (
    <div className="kd-family-calendar">
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
        onFound={view}
        onLogOut={onLogOut}
      />
      <PrintHead familyName={family.name} month={month} today={today} />
      <main className="kd-family-calendar__main">
        <MonthGrid
          month={month}
          weeks={onScreen.weeks}
          weekStart={onScreen.weekStart}
          today={today}
          activeDate={onScreen.date}
          focusRequest={onScreen.focusRequest}
          index={index}
          members={members}
          filter={filter}
          titleId={titleId}
          isLate={onScreen.isLate}
          isMoving={moving !== null}
          actions={actions}
          onFocusDay={navigation.focusDay}
          onDayFocused={navigation.dayFocused}
          onMonth={navigation.showMonth}
        />
        <MonthNotice
          month={month}
          isEmpty={onScreen.isEmpty}
          hasFailed={onScreen.hasFailed}
          onRetry={onScreen.retry}
        />
      </main>
      <CalendarFoot onAdd={addEvent} onHelp={openHelp}>
        <LegendFilter
          {...{ members, filter }}
          meId={me.id}
          hasOpen={isListed || onScreen.events.some(needsSomebody)}
          onPerson={togglePerson}
          onOpenOnly={toggleOpenOnly}
          onList={(anchor) => open({ name: 'needs', anchor })}
        />
      </CalendarFoot>
      {moving && <MoveBanner title={moving.title} onCancel={stopMoving} />}
      <CalendarDialogs
        {...{ shown, commands, actions, index, ...calendarDialog }}
        events={onScreen.events}
        onView={view}
      />
      <LiveRegion />
    </div>
  );
}
