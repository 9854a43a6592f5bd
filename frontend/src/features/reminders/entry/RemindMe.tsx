import type { Event } from '@kinday/contracts/event';
import { PAGES } from '@kinday/contracts/pages';
import { useState } from 'react';
import { Link } from 'react-router';
import { useSyncSelector } from '../../../sync/syncState';
import { useClock } from '../../../sync/usePreferences';
import { Button } from '../../../ui/Button';
import { leadsText } from '../leadText';
import * as messages from '../messages';
import { EntryRemindersDialog } from './EntryRemindersDialog';
import { useEntryReminders, type EntryRemindersState } from './useEntryReminders';
import './remindMe.css';

interface RemindMeProps {
  event: Event;
  userId: string;
}

/** When one is reminded of an event, and where that is changed. */
export function RemindMe({ event, userId }: RemindMeProps) {
  const { state, isFailed } = useEntryReminders(event, userId);
  const [isOpen, setOpen] = useState(false);
  const clock = useClock();
  const isOffline = useSyncSelector(({ live }) => live.connection === 'offline');
  if (!state) {
    if (!isFailed) return messages.loading;
    return isOffline ? messages.readOnceOnline : messages.notLoaded;
  }
  if (!state.isOn) {
    return (
      <span className="kd-remind-me">
        {messages.areOff}
        {/* The open details have an entry of the history, which the next page takes. */}
        <Link to={PAGES.reminders} replace>
          {messages.turnOn}
        </Link>
      </span>
    );
  }
  return (
    <span className="kd-remind-me">
      <span>
        {messages.reminded(leadsText(state.leads, clock))}
        <small>{whyText(state)}</small>
      </span>
      <Button size="small" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {messages.remindMe}
      </Button>
      <EntryRemindersDialog
        open={isOpen}
        event={event}
        state={state}
        onClose={() => setOpen(false)}
      />
    </span>
  );
}

function whyText({ chosenFor, concernsMe }: EntryRemindersState): string {
  if (chosenFor === 'event') return messages.chosenForThis;
  if (chosenFor === 'series') return messages.chosenForSeries;
  return concernsMe ? messages.asForAll : messages.notForYou;
}
