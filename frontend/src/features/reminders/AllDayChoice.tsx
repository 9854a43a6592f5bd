import { LIMITS } from '@kinday/contracts/product';
import type { AllDayLead } from '@kinday/contracts/reminders';
import { useState } from 'react';
import { Button } from '../../ui/Button';
import { SelectInput } from '../../ui/SelectInput';
import { HourSelect } from './HourSelect';
import type { LeadChoiceProps } from './LeadList';
import { dayText } from './leadText';
import * as messages from './messages';

const DAYS = Array.from({ length: LIMITS.reminderDays + 1 }, (_, days) => days);

/** One more reminder of all-day events: so many days before, at an hour. */
export function AllDayChoice({ name, onAdd }: LeadChoiceProps<AllDayLead>) {
  const [days, setDays] = useState(0);
  const [time, setTime] = useState('08:00');
  return (
    <div className="kd-leads__choice">
      <SelectInput
        label={messages.addLead}
        name={`${name}-day`}
        value={String(days)}
        onChange={(value) => setDays(Number(value))}
      >
        {DAYS.map((each) => (
          <option key={each} value={each}>
            {dayText(each)}
          </option>
        ))}
      </SelectInput>
      <HourSelect label={messages.hour} name={`${name}-hour`} value={time} onChange={setTime} />
      <Button look="outlined" onClick={() => onAdd({ days, time })}>
        {messages.add}
      </Button>
    </div>
  );
}
