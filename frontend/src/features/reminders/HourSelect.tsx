import { clockText } from '@kinday/contracts/clockText';
import { TIME_CHOICES, type ClockTime } from '@kinday/contracts/clockTime';
import { useClock } from '../../sync/usePreferences';
import { SelectInput } from '../../ui/SelectInput';

interface HourSelectProps {
  label: string;
  name: string;
  value: ClockTime;
  /** One that would make no sense here. */
  without?: ClockTime;
  onChange: (time: ClockTime) => void;
}

/** An hour of the day, in half hours; another one that was chosen elsewhere stays among them. */
export function HourSelect({ label, name, value, without, onChange }: HourSelectProps) {
  const clock = useClock();
  const choices = [...new Set([...TIME_CHOICES, value])].filter((time) => time !== without).sort();
  return (
    <SelectInput label={label} name={name} value={value} onChange={onChange}>
      {choices.map((time) => (
        <option key={time} value={time}>
          {clockText(time, clock)}
        </option>
      ))}
    </SelectInput>
  );
}
