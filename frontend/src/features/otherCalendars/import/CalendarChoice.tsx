import type { ImportedCalendar } from '@kinday/contracts/imports';
import { Checkbox } from '../../../ui/Checkbox';
import * as messages from '../messages';
import type { ImportJob } from './importJob';

interface CalendarChoiceProps {
  job: ImportJob;
  onChoose: (chosen: readonly number[]) => void;
}

/** The calendars of an archive, each with a box: which of them go in. */
export function CalendarChoice({ job, onChoose }: CalendarChoiceProps) {
  const { calendars, chosen } = job;
  if (!calendars || !chosen) return null;
  const turn = (index: number, isOn: boolean) =>
    onChoose(isOn ? [...chosen, index].sort((a, b) => a - b) : chosen.filter((at) => at !== index));
  return (
    <ul className="kd-import__calendars">
      {calendars.map((calendar) => {
        const { index, file, name, problem } = calendar;
        return (
          <li key={index}>
            {problem === null ? (
              <Checkbox
                label={name ?? file}
                checked={chosen.includes(index)}
                onChange={(isOn) => turn(index, isOn)}
              />
            ) : (
              <p className="kd-import__unreadable">{name ?? file}</p>
            )}
            <p className="kd-import__note">{aboutOf(calendar)}</p>
          </li>
        );
      })}
    </ul>
  );
}

/** How much is in a calendar, and in which file it stands where its name does not say so. */
function aboutOf({ name, file, events, problem }: ImportedCalendar): string {
  const about = problem ?? messages.eventCount(events);
  return name === null ? about : messages.inFile(about, file);
}
