import { LIMITS } from '@kinday/contracts/product';
import { useState } from 'react';
import { useClock } from '../../sync/usePreferences';
import { Button } from '../../ui/Button';
import { NumberInput } from '../../ui/NumberInput';
import { SelectInput } from '../../ui/SelectInput';
import type { LeadChoiceProps } from './LeadList';
import { leadText } from './leadText';
import * as messages from './messages';

const OFFERED = [0, 5, 10, 15, 30, 60, 120, 1_440, 2_880, 10_080];
const FIRST = '10';
const OWN = 'own';
const MINUTES = { minutes: 1, hours: 60, days: 24 * 60 };
type Unit = keyof typeof MINUTES;
const UNITS = Object.keys(MINUTES) as Unit[];
const MOST_MINUTES = LIMITS.reminderDays * MINUTES.days;

/** One more reminder of events with a time: from the list, or of one's own. */
export function TimedChoice({ name, onAdd }: LeadChoiceProps<number>) {
  const [chosen, setChosen] = useState(FIRST);
  const [count, setCount] = useState(45);
  const [unit, setUnit] = useState<Unit>('minutes');
  const clock = useClock();
  const isOwn = chosen === OWN;
  const most = MOST_MINUTES / MINUTES[unit];
  return (
    <form
      className="kd-leads__choice"
      noValidate
      onSubmit={(submission) => {
        submission.preventDefault();
        onAdd(isOwn ? Math.min(count, most) * MINUTES[unit] : Number(chosen));
      }}
    >
      <SelectInput
        label={messages.addLead}
        name={`${name}-lead`}
        value={chosen}
        onChange={setChosen}
      >
        {OFFERED.map((lead) => (
          <option key={lead} value={lead}>
            {leadText(lead, clock)}
          </option>
        ))}
        <option value={OWN}>{messages.ownTime}</option>
      </SelectInput>
      {isOwn && (
        <div className="kd-leads__own">
          <NumberInput
            label={messages.howMany}
            name={`${name}-count`}
            min={1}
            max={most}
            value={Math.min(count, most)}
            onChange={setCount}
          />
          <SelectInput
            label={messages.unit}
            name={`${name}-unit`}
            value={unit}
            onChange={(value) => setUnit(value as Unit)}
          >
            {UNITS.map((each) => (
              <option key={each} value={each}>
                {messages.units[each]}
              </option>
            ))}
          </SelectInput>
        </div>
      )}
      <Button look="outlined" type="submit">
        {messages.add}
      </Button>
    </form>
  );
}
