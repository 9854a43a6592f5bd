import type { SearchResult } from '@kinday/contracts/event';
import type { CurrentUser } from '@kinday/contracts/user';
import { useState } from 'react';
import { CalendarBar } from '../features/calendar/CalendarBar';
import { useSingleKeysOf } from '../features/calendar/singleKeysChoice';
import type { Navigation, Place } from '../features/calendar/usePlace';
import { SwitchCalendarButton } from '../features/family/SwitchCalendarButton';
import { TopBar } from '../features/family/TopBar';
import { MemberAvatars } from '../features/members/MemberAvatars';
import { MemberLegend } from '../features/members/MemberLegend';
import { ConnectionLabel } from '../features/live/ConnectionLabel';
import { RecentBell } from '../features/recent/RecentBell';
import { EventSearch } from '../features/search/EventSearch';
import { PhoneSearch } from '../features/search/PhoneSearch';
import type { ShownFamily } from '../sync/useFamily';
import { OverlayPiece } from '../pieces/OverlayPiece';
import { themedLazily } from '../pieces/themedLazily';
import { Button } from '../ui/Button';
import * as productMessages from '../product/messages';
import * as messages from './messages';

const SideMenu = themedLazily('SideMenu', () => import('../features/family/SideMenu'));

interface CalendarHeadProps {
  shown: ShownFamily;
  user: CurrentUser;
  place: Place;
  navigation: Navigation;
  titleId: string;
  onToday: () => void;
  onTitle: (title: Element) => void;
  onAdd: () => void;
  onTutorial: () => void;
  onCopyLink: () => void;
  onRecent: (bell: HTMLElement) => void;
  /** A search has found what was meant. */
  onFound: (result: SearchResult) => void;
  onLogOut: () => void;
}

/** Over the calendar: whose it is, which days, and what can be done. */
export function CalendarHead(props: CalendarHeadProps) {
  const {
    shown,
    user,
    place,
    navigation,
    titleId,
    onToday,
    onTitle,
    onAdd,
    onTutorial,
    onCopyLink,
    onRecent,
    onFound,
    onLogOut,
  } = props;
  const { family, members, me } = shown;
  const [isMenuOpen, setMenuOpen] = useState(false);
  const recentKeys = useSingleKeysOf('recentChanges');
  const searchKeys = useSingleKeysOf('search');
  return (
    <>
      <TopBar
        familyName={family.name}
        memberCount={members.length}
        me={me}
        connection={<ConnectionLabel />}
        avatars={<MemberAvatars members={members} meId={me.id} />}
        bell={<RecentBell familyId={family.id} keys={recentKeys} onOpen={onRecent} />}
        search={<PhoneSearch shownFamilyId={family.id} keys={searchKeys} onChoose={onFound} />}
        onLogOut={onLogOut}
        onMenu={() => setMenuOpen(true)}
      />
      <CalendarBar {...{ place, navigation, titleId, onToday, onTitle }}>
        <EventSearch shownFamilyId={family.id} onChoose={onFound} />
        <span className="kd-family-calendar__wide">
          <SwitchCalendarButton shownId={family.id} />
        </span>
        <span className="kd-family-calendar__widest">
          <Button look="quiet" onClick={onTutorial}>
            {productMessages.tutorial}
          </Button>
        </span>
        <span className="kd-family-calendar__wide">
          <Button look="filled" data-tour="add" onClick={onAdd}>
            {messages.addEvent}
          </Button>
        </span>
      </CalendarBar>
      <OverlayPiece onClose={() => setMenuOpen(false)}>
        {isMenuOpen && (
          <SideMenu
            user={user}
            calendars={<SwitchCalendarButton shownId={family.id} />}
            members={<MemberLegend members={members} meId={me.id} />}
            onTutorial={() => {
              setMenuOpen(false);
              onTutorial();
            }}
            onPrint={() => {
              setMenuOpen(false);
              window.print();
            }}
            onCopyLink={() => {
              setMenuOpen(false);
              onCopyLink();
            }}
            onLogOut={onLogOut}
            onGone={() => setMenuOpen(false)}
          />
        )}
      </OverlayPiece>
    </>
  );
}
