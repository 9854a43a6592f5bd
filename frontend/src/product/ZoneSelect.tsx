import { UTC } from '@kinday/contracts/timeZone';
import { SelectInput } from '../ui/SelectInput';
import { ownZone } from './ownZone';
import { zoneText } from './zoneText';
import * as messages from './messages';

interface ZoneSelectProps {
  label: string;
  value: string;
  /** The one that holds now; where this device is in another one, that is said. */
  holding: string;
  onChange: (zone: string) => void;
}

/** A time zone: all that this browser knows, with the one that holds. */
export function ZoneSelect({ label, value, holding, onChange }: ZoneSelectProps) {
  const here = ownZone();
  return (
    <SelectInput
      label={label}
      name="zone"
      value={value}
      hint={here === holding ? undefined : messages.thisDeviceIsIn(zoneText(here))}
      onChange={onChange}
    >
      {zonesWith(holding, here, value).map((name) => (
        <option key={name} value={name}>
          {zoneText(name)}
        </option>
      ))}
    </SelectInput>
  );
}

/** All zones that this browser knows, and some that are among them anyway or known elsewhere. */
function zonesWith(...names: string[]): string[] {
  return [...new Set([UTC, ...names, ...Intl.supportedValuesOf('timeZone')])].sort();
}
