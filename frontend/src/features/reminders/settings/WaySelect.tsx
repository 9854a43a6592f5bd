import { WAYS, type Way } from '@kinday/contracts/reminders';
import { SelectInput } from '../../../ui/SelectInput';
import * as messages from '../messages';

interface WaySelectProps {
  name: string;
  value: Way;
  onChange: (way: Way) => void;
}

/** How one kind of notices comes. */
export function WaySelect({ name, value, onChange }: WaySelectProps) {
  return (
    <SelectInput
      label={messages.wayOf}
      name={name}
      value={value}
      onChange={(way) => onChange(way as Way)}
    >
      {WAYS.map((way) => (
        <option key={way} value={way}>
          {messages.ways[way]}
        </option>
      ))}
    </SelectInput>
  );
}
