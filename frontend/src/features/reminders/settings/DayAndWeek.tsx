import { WEEKDAY_NAMES } from '@kinday/contracts/dateText';
import { useState } from 'react';
import { SettingsSection } from '../../../product/SettingsSection';
import { useWeekStart } from '../../../sync/usePreferences';
import { Checkbox } from '../../../ui/Checkbox';
import { ChipChoice } from '../../../ui/ChipChoice';
import { HourSelect } from '../HourSelect';
import * as messages from '../messages';
import type { PartProps } from './useReminderChoices';
import { WaySelect } from './WaySelect';

const EVERY_DAY = [0, 1, 2, 3, 4, 5, 6];

/** "What's on today" in the morning, and the week ahead on Sundays. */
export function DayAndWeek(props: PartProps) {
  const { settings } = props.answer;
  const { morning, week, way } = settings;
  const { choose } = props;
  return (
    <SettingsSection title={messages.daily} lead={messages.nothingSent}>
      <Checkbox
        label={messages.morningOn}
        name="morning"
        checked={morning !== null}
        onChange={(isOn) =>
          choose({ morning: isOn ? { time: '07:00', weekdays: EVERY_DAY, way } : null })
        }
      />
      {morning && (
        <div className="kd-reminders__part">
          <div className="kd-reminders__fields">
            <HourSelect
              label={messages.hour}
              name="morningHour"
              value={morning.time}
              onChange={(time) => choose({ morning: { ...morning, time } })}
            />
            <WaySelect
              name="morningWay"
              value={morning.way}
              onChange={(chosen) => choose({ morning: { ...morning, way: chosen } })}
            />
          </div>
          <Weekdays
            chosen={morning.weekdays}
            onChange={(weekdays) => choose({ morning: { ...morning, weekdays } })}
          />
        </div>
      )}
      <Checkbox
        className="kd-reminders__switch"
        label={messages.weekOn}
        name="week"
        checked={week !== null}
        onChange={(isOn) => choose({ week: isOn ? { time: '18:00', way } : null })}
      />
      {week && (
        <div className="kd-reminders__fields">
          <HourSelect
            label={messages.hour}
            name="weekHour"
            value={week.time}
            onChange={(time) => choose({ week: { ...week, time } })}
          />
          <WaySelect
            name="weekWay"
            value={week.way}
            onChange={(chosen) => choose({ week: { ...week, way: chosen } })}
          />
        </div>
      )}
    </SettingsSection>
  );
}

interface WeekdaysProps {
  chosen: readonly number[];
  onChange: (weekdays: number[]) => void;
}

/** Some weekdays, in the order of the person's weeks; the last one cannot be taken away. */
function Weekdays({ chosen, onChange }: WeekdaysProps) {
  const [isLastAsked, setLastAsked] = useState(false);
  const first = useWeekStart() === 'monday' ? 1 : 0;
  const options = EVERY_DAY.map((place) => {
    const day = (place + first) % 7;
    const name = WEEKDAY_NAMES[day]!;
    return { value: String(day), label: name.slice(0, 3), name };
  });

  function toggle(value: string) {
    const day = Number(value);
    const after = chosen.includes(day)
      ? chosen.filter((each) => each !== day)
      : [...chosen, day].sort((one, other) => one - other);
    setLastAsked(after.length === 0);
    if (after.length > 0) onChange(after);
  }

  return (
    <ChipChoice
      legend={messages.weekdays}
      name="morningDays"
      options={options}
      chosen={chosen.map(String)}
      error={isLastAsked ? messages.chooseADay : undefined}
      onToggle={toggle}
    />
  );
}
