import type { Calendar } from '@kinday/contracts/family';
import { Checkbox } from '../../../ui/Checkbox';
import { SelectInput } from '../../../ui/SelectInput';
import * as messages from '../messages';
import type { ImportJob } from './importJob';
import type { ImportCommands } from './useImport';

interface ImportChoicesProps {
  job: ImportJob;
  /** Events that bring alarms. */
  alarms: number;
  calendars: readonly Calendar[];
  commands: ImportCommands;
}

/** Which calendar the file goes into, and whether its alarms become one's reminders. */
export function ImportChoices({ job, alarms, calendars, commands }: ImportChoicesProps) {
  const { familyId, reminders } = job;
  return (
    <div className="kd-import__choices">
      {calendars.length > 1 && (
        <SelectInput
          label={messages.importInto}
          name="calendar"
          value={familyId}
          onChange={(id) => void commands.read({ ...job, familyId: id })}
        >
          {calendars.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </SelectInput>
      )}
      {alarms > 0 && (
        <div>
          <Checkbox
            label={messages.takeAlarms}
            checked={reminders}
            onChange={commands.takeAlarms}
          />
          <p className="kd-import__note">{messages.alarmsMean(alarms)}</p>
        </div>
      )}
    </div>
  );
}
