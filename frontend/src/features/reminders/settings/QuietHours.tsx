import { SettingsSection } from '../../../product/SettingsSection';
import { Checkbox } from '../../../ui/Checkbox';
import { HourSelect } from '../HourSelect';
import * as messages from '../messages';
import type { PartProps } from './useReminderChoices';

const NIGHT = { from: '22:00', to: '07:00' };

/** Hours in which one is left alone. */
export function QuietHours({ answer: { settings }, choose }: PartProps) {
  const { quiet } = settings;
  return (
    <SettingsSection title={messages.quiet} lead={messages.quietMeans}>
      <Checkbox
        label={messages.quietOn}
        name="quiet"
        checked={quiet !== null}
        onChange={(isOn) => choose({ quiet: isOn ? NIGHT : null })}
      />
      {quiet && (
        <div className="kd-reminders__fields">
          <HourSelect
            label={messages.from}
            name="quietFrom"
            value={quiet.from}
            without={quiet.to}
            onChange={(from) => choose({ quiet: { ...quiet, from } })}
          />
          <HourSelect
            label={messages.to}
            name="quietTo"
            value={quiet.to}
            without={quiet.from}
            onChange={(to) => choose({ quiet: { ...quiet, to } })}
          />
        </div>
      )}
    </SettingsSection>
  );
}
