import type { Event } from '@kinday/contracts/event';
import { NOTHING_OWN, type AllDayLead, type EntryReminders } from '@kinday/contracts/reminders';
import { useState } from 'react';
import { errorMessage } from '../../../api/apiError';
import { useChooseEntryRemindersMutation } from '../../../api/remindersApi';
import { Button } from '../../../ui/Button';
import { Dialog } from '../../../ui/Dialog';
import { RadioCards } from '../../../ui/RadioCards';
import { useToast } from '../../../ui/toast/useToast';
import { AllDayChoice } from '../AllDayChoice';
import { LeadList } from '../LeadList';
import { TimedChoice } from '../TimedChoice';
import * as messages from '../messages';
import { entriesOf, type EntryRemindersState } from './useEntryReminders';

interface EntryRemindersDialogProps {
  open: boolean;
  event: Event;
  state: EntryRemindersState;
  onClose: () => void;
}

const SCOPES = [
  { value: 'event', label: messages.thisOne },
  { value: 'series', label: messages.allOfThem },
] as const;
type Scope = (typeof SCOPES)[number]['value'];

/** Where a member differs from their reminders for one event or its series; each press saves. */
export function EntryRemindersDialog(props: EntryRemindersDialogProps) {
  const { open, event, state, onClose } = props;
  const { eventId, seriesId } = entriesOf(event);
  const [asked, setAsked] = useState<Scope>('event');
  const isOfSeries = seriesId !== null && (eventId === null || asked === 'series');
  const choose = useChoice(
    isOfSeries ? seriesId : eventId,
    isOfSeries ? state.ofSeries : state.own,
  );
  const leads = isOfSeries ? state.seriesLeads : state.leads;
  const list = { legend: messages.remindMe, name: 'entry' };
  return (
    <Dialog
      open={open}
      size="xs"
      title={messages.remindersOf(event.title)}
      onClose={onClose}
      actions={
        <Button look="filled" onClick={onClose}>
          {messages.done}
        </Button>
      }
    >
      <div className="kd-dialog__content kd-entry-reminders">
        {seriesId && eventId && (
          <RadioCards<Scope>
            legend={messages.forWhich}
            name="entryScope"
            value={asked}
            options={SCOPES}
            onChange={setAsked}
          />
        )}
        {seriesId && !eventId && <p>{messages.meansAll}</p>}
        {event.isAllDay ? (
          <LeadList
            {...list}
            leads={leads.filter((lead): lead is AllDayLead => typeof lead !== 'number')}
            choice={AllDayChoice}
            onChange={(allDay) => choose({ allDay })}
          />
        ) : (
          <LeadList
            {...list}
            leads={leads.filter((lead) => typeof lead === 'number')}
            choice={TimedChoice}
            onChange={(timed) => choose({ timed })}
          />
        )}
        {(isOfSeries ? state.ofSeries : state.own) && (
          <div>
            <Button look="text" onClick={() => choose(NOTHING_OWN)}>
              {messages.backToDefaults}
            </Button>
          </div>
        )}
      </div>
    </Dialog>
  );
}

/** Saves what is chosen for an event or a series, with what was chosen before. */
function useChoice(id: string | null, before: EntryReminders | null) {
  const [save] = useChooseEntryRemindersMutation();
  const toast = useToast();
  return (chosen: Partial<EntryReminders>) => {
    if (!id) return;
    void save({ id, own: { ...(before ?? NOTHING_OWN), ...chosen } }).then(({ error }) => {
      if (!error) return;
      toast({
        variant: 'destructive',
        title: messages.choiceNotSaved,
        description: errorMessage(error, messages.chosenOnceOnline),
      });
    });
  };
}
