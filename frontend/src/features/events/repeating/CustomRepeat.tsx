import { addDays, type CalendarDate } from '@kinday/contracts/calendarDate';
import {
  monthlyDaysOn,
  textOfCustomRule,
  type CustomRule,
  type MonthlyDay,
  type RepeatUnit,
} from '@kinday/contracts/recurrence/customRule';
import { WEEKDAY_NAMES } from '@kinday/contracts/dateText';
import { repeatSentence } from '../../../product/repeat/repeatSentence';
import type { WeekStart } from '@kinday/contracts/preferences';
import { useWeekStart } from '../../../sync/usePreferences';
import { ChipChoice } from '../../../ui/ChipChoice';
import { DateInput } from '../../../ui/DateInput';
import { NumberInput } from '../../../ui/NumberInput';
import { SelectInput } from '../../../ui/SelectInput';
import * as messages from '../messages';

interface CustomRepeatProps {
  date: CalendarDate;
  rule: CustomRule;
  /** Hears the text of the rule as it is now. */
  onChange: (rrule: string) => void;
}

const UNITS: readonly RepeatUnit[] = ['day', 'week', 'month', 'year'];
const WEEKDAYS: Record<WeekStart, readonly number[]> = {
  sunday: [0, 1, 2, 3, 4, 5, 6],
  monday: [1, 2, 3, 4, 5, 6, 0],
};
const MOST_EVERY = 99;
const MOST_TIMES = 1000;
/** What an end begins with: some three months from the first day. */
const USUAL_DAYS = 90;
const USUAL_TIMES = 10;

/** A rule put together: every how many days, weeks, months or years, on which, and until when. */
export function CustomRepeat({ date, rule, onChange }: CustomRepeatProps) {
  const { every, unit, weekdays, monthly, ends } = rule;
  const weekStart = useWeekStart();
  const put = (part: Partial<CustomRule>) => onChange(textOfCustomRule({ ...rule, ...part }, date));
  const inWords = (day: MonthlyDay) => {
    const rrule = textOfCustomRule(
      { ...rule, every: 1, monthly: day, ends: { kind: 'never' } },
      date,
    );
    return repeatSentence({ date, rrule }).replace(messages.everyMonthOn, messages.on);
  };

  function toggleWeekday(pressed: string) {
    const weekday = Number(pressed);
    const others = weekdays.filter((each) => each !== weekday);
    // The last one stays: a rule has a day.
    if (others.length === 0) return;
    put({ weekdays: others.length < weekdays.length ? others : [...weekdays, weekday].sort() });
  }

  function endBy(kind: string) {
    if (kind === 'on') put({ ends: { kind, date: addDays(date, USUAL_DAYS) } });
    else if (kind === 'after') put({ ends: { kind, times: USUAL_TIMES } });
    else put({ ends: { kind: 'never' } });
  }

  return (
    <div className="kd-repeat__custom">
      <div className="kd-event-fields__pair">
        <NumberInput
          label={messages.every}
          name="every"
          min={1}
          max={MOST_EVERY}
          value={every}
          onChange={(number) => put({ every: number })}
        />
        <SelectInput
          label={messages.unit}
          name="unit"
          value={unit}
          onChange={(chosen) => put({ unit: chosen as RepeatUnit })}
        >
          {UNITS.map((each) => (
            <option key={each} value={each}>
              {every === 1 ? each : messages.units(each)}
            </option>
          ))}
        </SelectInput>
      </div>
      {unit === 'week' && (
        <ChipChoice
          legend={messages.on}
          name="weekdays"
          options={WEEKDAYS[weekStart].map((weekday) => {
            const name = WEEKDAY_NAMES[weekday] ?? '';
            return { value: String(weekday), label: name.slice(0, 2), name };
          })}
          chosen={weekdays.map(String)}
          onToggle={toggleWeekday}
        />
      )}
      {unit === 'month' && (
        <SelectInput
          label={messages.on}
          name="monthly"
          value={monthly}
          onChange={(day) => put({ monthly: day as MonthlyDay })}
        >
          {monthlyDaysOn(date).map((day) => (
            <option key={day} value={day}>
              {inWords(day)}
            </option>
          ))}
        </SelectInput>
      )}
      <div className="kd-event-fields__pair">
        <SelectInput label={messages.ends} name="ends" value={ends.kind} onChange={endBy}>
          <option value="never">{messages.never}</option>
          <option value="on">{messages.onADate}</option>
          <option value="after">{messages.afterANumberOfTimes}</option>
        </SelectInput>
        {ends.kind === 'on' && (
          <DateInput
            label={messages.lastDate}
            name="until"
            value={ends.date}
            min={date}
            withoutDate={messages.enterLastDate}
            onChange={(until) => until !== '' && put({ ends: { kind: 'on', date: until } })}
          />
        )}
        {ends.kind === 'after' && (
          <NumberInput
            label={messages.times}
            name="times"
            min={1}
            max={MOST_TIMES}
            value={ends.times}
            onChange={(times) => put({ ends: { kind: 'after', times } })}
          />
        )}
      </div>
    </div>
  );
}
