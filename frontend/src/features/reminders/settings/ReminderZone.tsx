import { SettingsSection } from '../../../product/SettingsSection';
import { ZoneSelect } from '../../../product/ZoneSelect';
import * as messages from '../messages';
import type { PartProps } from './useReminderChoices';

/** Where one lives: the hours of one's settings are meant there. */
export function ReminderZone({ answer: { settings }, choose }: PartProps) {
  return (
    <SettingsSection title={messages.zone} lead={messages.zoneMeans}>
      <ZoneSelect
        label={messages.timeZone}
        value={settings.zone}
        holding={settings.zone}
        onChange={(zone) => choose({ zone })}
      />
    </SettingsSection>
  );
}
