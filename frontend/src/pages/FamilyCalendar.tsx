import Button from '@mui/material/Button';
import Fab from '@mui/material/Fab';
import { monthOf } from '@kinday/contracts/calendarDate';
import type { CurrentUser } from '@kinday/contracts/user';
import { Suspense, useId, useMemo, useState } from 'react';
import type { CalendarActions } from '../features/calendar/calendarActions';
import { celebration } from '../features/calendar/celebration';
import { indexDays } from '../features/calendar/dayIndex';
import { MonthBar } from '../features/calendar/MonthBar';
import { MonthGrid } from '../features/calendar/MonthGrid';
import { useToday } from '../features/calendar/useToday';
import { keptDraft } from '../features/events/keptDraft';
import { CalendarSelector } from '../features/family/CalendarSelector';
import { TopBar } from '../features/family/TopBar';
import { MemberAvatars } from '../features/members/MemberAvatars';
import { MemberLegend } from '../features/members/MemberLegend';
import { ConnectionWord } from '../features/presence/ConnectionWord';
import { OfflineNotice } from '../features/presence/OfflineNotice';
import { useSyncSelector } from '../sync/state';
import type { ShownFamily } from '../sync/useFamily';
import { useMonthEvents } from '../sync/useMonthEvents';
import { AddIcon } from '../ui/icons';
import { lazily } from '../ui/lazily';
import { useToast } from '../ui/toast/useToast';
import { CalendarDialogs } from './CalendarDialogs';
import { useOpenDialog, type DialogContent } from './useOpenDialog';
import './familyCalendar.css';

const SideMenu = lazily('SideMenu', () => import('../features/family/SideMenu'));

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
  const [month, setMonth] = useState(monthOf(today));
  const { events } = useMonthEvents(family.id, month);
  const index = useMemo(() => indexDays(month, events, members), [month, events, members]);
  const isOffline = useSyncSelector((state) => state.live.connection === 'offline');
  const [isMenuOpen, setMenuOpen] = useState(false);
  const { dialog, open, close, forget } = useOpenDialog(() => leftOpen(me.id, family.id));
  const toast = useToast();
  const titleId = useId();

  const actions = useMemo<CalendarActions>(
    () => ({
      addEvent: (date) => open({ name: 'add', date }),
      openEvent: (event, anchor) => open({ name: 'detail', event, anchor }),
      openDay: (date, anchor) => open({ name: 'day', date, anchor }),
      openSpecialDate: (special) => toast({ title: celebration(special) }),
    }),
    [open, toast],
  );
  const addEvent = () =>
    open({ name: 'add', date: monthOf(today) === month ? today : `${month}-01` });

  return (
    <div className="kd-family-calendar">
      {isOffline && <OfflineNotice />}
      <TopBar
        familyName={family.name}
        memberCount={members.length}
        me={me}
        connection={<ConnectionWord />}
        avatars={<MemberAvatars members={members} meId={me.id} />}
        onLogOut={onLogOut}
        onMenu={() => setMenuOpen(true)}
      />
      <main className="kd-family-calendar__main">
        <MonthBar
          month={month}
          titleId={titleId}
          onMonth={setMonth}
          onToday={() => setMonth(monthOf(today))}
        >
          <span className="kd-family-calendar__wide">
            <CalendarSelector shownId={family.id} />
          </span>
          <span className="kd-family-calendar__wide">
            <Button variant="contained" onClick={addEvent}>
              Add Event
            </Button>
          </span>
        </MonthBar>
        <MonthGrid month={month} today={today} index={index} titleId={titleId} actions={actions} />
        <MemberLegend members={members} meId={me.id} />
      </main>
      <Fab
        className="kd-family-calendar__add"
        color="primary"
        aria-label="Add Event"
        onClick={addEvent}
      >
        <AddIcon />
      </Fab>
      <CalendarDialogs {...{ dialog, shown, events, index, open, close, forget }} />
      <Suspense fallback={null}>
        {isMenuOpen && (
          <SideMenu
            user={user}
            actions={<CalendarSelector shownId={family.id} />}
            members={<MemberLegend members={members} meId={me.id} />}
            onLogOut={onLogOut}
            onGone={() => setMenuOpen(false)}
          />
        )}
      </Suspense>
    </div>
  );
}
