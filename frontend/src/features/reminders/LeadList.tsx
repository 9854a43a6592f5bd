import { LIMITS } from '@kinday/contracts/product';
import type { Lead } from '@kinday/contracts/reminders';
import { useRef, useState, type ComponentType } from 'react';
import { useClock } from '../../sync/usePreferences';
import { announce } from '../../ui/announce';
import { IconAction } from '../../ui/IconAction';
import { leadText, withLead } from './leadText';
import * as messages from './messages';
import './leadList.css';

/** Where a reminder is chosen that is added to others. */
export interface LeadChoiceProps<L extends Lead> {
  /** Tells its fields from those of another list. */
  name: string;
  onAdd: (lead: L) => void;
}

interface LeadListProps<L extends Lead> {
  legend: string;
  name: string;
  leads: readonly L[];
  choice: ComponentType<LeadChoiceProps<L>>;
  onChange: (leads: L[]) => void;
}

/** None to three reminders, each with its own way out, and where one more is chosen. */
export function LeadList<L extends Lead>(props: LeadListProps<L>) {
  const { legend, name, leads, choice: Choice, onChange } = props;
  const clock = useClock();
  const group = useRef<HTMLFieldSetElement>(null);
  const [isThere, setThere] = useState(false);

  function add(added: L) {
    const after = withLead(leads, added);
    setThere(after === leads);
    if (after === leads) return announce(messages.leadThere);
    onChange([...after]);
    announce(messages.leadAdded(leadText(added, clock)));
    // What was pressed goes away with the last one that fits.
    if (after.length === LIMITS.remindersEach) group.current?.focus();
  }

  function remove(removed: L) {
    setThere(false);
    onChange(leads.filter((lead) => lead !== removed));
    announce(messages.leadRemoved(leadText(removed, clock)));
    group.current?.focus();
  }

  return (
    <fieldset ref={group} className="kd-leads" tabIndex={-1}>
      <legend>{legend}</legend>
      {leads.length === 0 && <p className="kd-leads__note">{messages.noReminders}</p>}
      <ul>
        {leads.map((lead) => (
          <li key={leadText(lead, '24h')}>
            {leadText(lead, clock)}
            <IconAction
              icon="close"
              size="small"
              label={messages.removeLead(leadText(lead, clock))}
              onClick={() => remove(lead)}
            />
          </li>
        ))}
      </ul>
      {isThere && <p className="kd-leads__note">{messages.leadThere}</p>}
      {leads.length < LIMITS.remindersEach ? (
        <Choice name={name} onAdd={add} />
      ) : (
        <p className="kd-leads__note">{messages.mostReminders(LIMITS.remindersEach)}</p>
      )}
    </fieldset>
  );
}
