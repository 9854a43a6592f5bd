import { useState } from 'react';
import { Checkbox } from '../../ui/Checkbox';
import { DateInput } from '../../ui/DateInput';
import { lastDayOfDraft, withDate, withLastDay, type FieldsProps } from './eventDraft';
import * as messages from './messages';

/** The days of an event, and whether it takes all of them. */
export function DayFields({ draft, errors, onChange }: FieldsProps) {
  const { date, isAllDay } = draft;
  /** As it was before a day is typed: the keys pass other days on the way, and none. */
  const [before, setBefore] = useState(draft);
  return (
    <div className="kd-event-fields__days">
      <DateInput
        label={messages.date}
        name="date"
        required
        value={date}
        error={errors.date}
        onFocus={() => date !== '' && setBefore(draft)}
        onChange={(value) => onChange(withDate(draft, value, before), 'date')}
      />
      <DateInput
        label={messages.endDate}
        name="moreDays"
        disabled={date === ''}
        value={lastDayOfDraft(draft)}
        error={errors.moreDays}
        min={date}
        onChange={(value) => onChange(withLastDay(draft, value), 'moreDays')}
      />
      <Checkbox
        className="kd-event-fields__all-day"
        label={messages.allDay}
        name="isAllDay"
        checked={isAllDay}
        onChange={(checked) => onChange({ ...draft, isAllDay: checked }, 'endTime')}
      />
    </div>
  );
}
