import { clockText } from '@kinday/contracts/clockText';
import { useClock } from '../../sync/usePreferences';
import { SelectInput } from '../../ui/SelectInput';
import { endChoices, startChoices, withStart, type FieldsProps } from './eventDraft';
import * as messages from './messages';

/** When the event starts and ends. */
export function TimeFields({ draft, errors, onChange }: FieldsProps) {
  const { startTime, endTime } = draft;
  const clock = useClock();
  return (
    <div className="kd-event-fields__pair">
      <SelectInput
        label={messages.startTime}
        name="startTime"
        value={startTime}
        error={errors.startTime}
        onChange={(time) => onChange(withStart(draft, time), 'endTime')}
      >
        {startChoices(draft).map((time) => (
          <option key={time} value={time}>
            {clockText(time, clock)}
          </option>
        ))}
      </SelectInput>
      <SelectInput
        label={messages.endTime}
        name="endTime"
        value={endTime}
        error={errors.endTime}
        onChange={(time) => onChange({ ...draft, endTime: time }, 'endTime')}
      >
        {endChoices(draft).map((time) => (
          <option key={time} value={time}>
            {clockText(time, clock)}
          </option>
        ))}
      </SelectInput>
    </div>
  );
}
