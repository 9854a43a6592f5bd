import { SettingsSection } from '../../../product/SettingsSection';
import { Checkbox } from '../../../ui/Checkbox';
import * as messages from '../messages';
import type { PartProps } from './useReminderChoices';
import { WaySelect } from './WaySelect';

/** What others change of one's events that are near. */
export function ChangesByOthers({ answer: { settings }, choose }: PartProps) {
  const { changes, way } = settings;
  return (
    <SettingsSection title={messages.changes} lead={messages.changesMean}>
      <Checkbox
        label={messages.changesOn}
        name="changes"
        checked={changes !== null}
        onChange={(isOn) => choose({ changes: isOn ? { way } : null })}
      />
      {changes && (
        <div className="kd-reminders__fields">
          <WaySelect
            name="changesWay"
            value={changes.way}
            onChange={(chosen) => choose({ changes: { way: chosen } })}
          />
        </div>
      )}
    </SettingsSection>
  );
}
