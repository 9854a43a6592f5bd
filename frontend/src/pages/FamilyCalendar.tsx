import type { CurrentUser } from '@kinday/contracts/user';
import { useEffect, useId } from 'react';
import { useHiddenFeeds } from '../features/members/useHiddenFeeds';
import { MoveBanner } from '../features/calendar/MoveBanner';
import { PrintHead } from '../features/calendar/PrintHead';
import { useEventsOnScreen } from '../features/calendar/useEventsOnScreen';
import { titleOfPlace } from '../features/calendar/titleOfPlace';
import { usePlace } from '../features/calendar/usePlace';
import { useToday } from '../features/calendar/useToday';
import { repeatingCode } from '../sync/commands/runCommand';
import { WaitingBar } from '../features/live/WaitingBar';
import { useKeptWeekStart } from '../features/profile/useKeptWeekStart';
import { LegendFeeds } from '../features/members/LegendFeeds';
import { LegendFilter } from '../features/members/LegendFilter';
import { fetchPiecesAhead } from '../pieces/themedLazily';
import { needsSomebody } from '../product/eventFilter';
import { PageTitle } from '../product/PageTitle';
import { useWeekStart } from '../sync/usePreferences';
import type { ShownFamily } from '../sync/useFamily';
import { CalendarDialogs } from './CalendarDialogs';
import { CalendarFoot } from './CalendarFoot';
import { CalendarHead } from './CalendarHead';
import { CALENDAR_VIEWS, viewPieces } from './calendarViews';
import * as messages from './messages';
import { settingsPieces } from './settingsPieces';
import { useAddInAddress } from './useAddInAddress';
import { useCalendarCommands } from './useCalendarCommands';
import { useCopyLink } from './useCopyLink';
import { useEscape } from './useEscape';
import { useEventFilter } from './useEventFilter';
import { useFilterNews } from './useFilterNews';
import { useOfferConflicts } from './useOfferConflicts';
import { useOpenDialog } from './useOpenDialog';
import { ViewPiece } from './ViewPiece';
import './familyCalendar.css';

interface FamilyCalendarProps {
  shown: ShownFamily;
  user: CurrentUser;
  onLogOut: () => void;
}

/** A family's calendar with everything around it. */
export function FamilyCalendar({ shown, user, onLogOut }: FamilyCalendarProps) {
  const { family, members, me } = shown;
  const { filter, togglePerson, toggleOpenOnly, clear } = useEventFilter(members);
  const today = useToday(family.zone);
  const weekStart = useWeekStart();
  const { place, navigation } = usePlace(today, family.zone);
  const { shownFeeds, toggleFeed } = useHiddenFeeds(shown.feeds, me.id, family.id);
  const onScreen = { today, place, navigation, ...useEventsOnScreen(shown, shownFeeds, place) };
  const calendarDialog = useOpenDialog(me.id, family.id);
  const { open } = calendarDialog;
  const { commands, actions, moving, stopMoving, view, addEvent, openRecent, openHelp } =
    useCalendarCommands(shown, onScreen, calendarDialog, { shownFeeds, toggleFeed });
  useAddInAddress(addEvent);
  useOfferConflicts(calendarDialog.dialog !== null, () => open({ name: 'waiting', asks: true }));
  useFilterNews(filter, onScreen.events, place);
  useEscape(moving ? stopMoving : filter && clear);
  const copyLink = useCopyLink(family.id, place);
  const titleId = useId();
  useKeptWeekStart(user);
  // What the list stands beside stays, also when the last one is taken.
  const isListed = calendarDialog.dialog?.content.name === 'needs';
  useEffect(() => fetchPiecesAhead([...viewPieces, repeatingCode, ...settingsPieces]), []);
  const View = CALENDAR_VIEWS[place.view];

  return (
    <div className="kd-family-calendar">
      <PageTitle title={messages.documentTitle(titleOfPlace(place), family.name)} hidden />
      <WaitingBar onOpen={() => open({ name: 'waiting', asks: false })} />
      <CalendarHead
        shown={shown}
        user={user}
        {...{ place, navigation, titleId }}
        onToday={() => navigation.showDay(today)}
        onTitle={(anchor) => open({ name: 'year', anchor, isTyped: false })}
        onAdd={addEvent}
        onTutorial={() => open({ name: 'tutorial' })}
        onCopyLink={() => void copyLink()}
        onRecent={openRecent}
        onFound={view}
        onLogOut={onLogOut}
      />
      <PrintHead familyName={family.name} place={place} today={today} />
      <main className="kd-family-calendar__main">
        <ViewPiece view={place.view}>
          <View
            {...{ shown, weekStart, filter, titleId, actions, ...onScreen }}
            feeds={shownFeeds}
            isMoving={moving !== null}
          />
        </ViewPiece>
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
        {shown.feeds.length > 0 && (
          <LegendFeeds feeds={shown.feeds} shownFeeds={shownFeeds} onFeed={toggleFeed} />
        )}
      </CalendarFoot>
      {moving && <MoveBanner title={moving.title} view={place.view} onCancel={stopMoving} />}
      <CalendarDialogs
        {...{ shown, commands, actions, ...calendarDialog }}
        events={onScreen.events}
        filter={filter}
        onCopyLink={(event) => void copyLink(event)}
        {...{ today, first: place.first }}
        onDate={navigation.showDay}
        onView={view}
      />
    </div>
  );
}
