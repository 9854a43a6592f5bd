import { customRuleOf, usualCustomRule } from '@kinday/contracts/recurrence/customRule';
import { useState } from 'react';
import { repeatChoices } from '../../../product/repeat/repeatChoices';
import { repeatSentence } from '../../../product/repeat/repeatSentence';
import { skippedNote } from '../../../product/repeat/skippedNote';
import { Button } from '../../../ui/Button';
import { SelectInput } from '../../../ui/SelectInput';
import type { FieldsProps } from '../eventDraft';
import { CustomRepeat } from './CustomRepeat';
import * as messages from '../messages';
import './repeatFields.css';

const CUSTOM = 'custom';

/** Whether an event repeats, and by which rule. */
export function RepeatFields({ draft, errors, onChange }: FieldsProps) {
  const { date, rrule } = draft;
  const [isCustom, setCustom] = useState(() => isOwnRule(draft));
  if (date === '') return null;
  const choices = repeatChoices(date);
  const custom = customRuleOf({ date, rrule });
  const isForeign = rrule !== '' && !custom && choices.every((choice) => choice.rrule !== rrule);
  const change = (next: string) => onChange({ ...draft, rrule: next }, 'rrule');
  const skipped = rrule === '' ? null : skippedNote({ date, rrule });
  const isShown = (isCustom || isOwnRule(draft)) && rrule !== '' && !isForeign;
  return (
    <div className="kd-repeat">
      <SelectInput
        label={messages.repeat}
        name="rrule"
        value={isShown ? CUSTOM : rrule}
        error={errors.rrule}
        hint={rrule !== '' && repeatSentence({ date, rrule })}
        onChange={(value) => {
          setCustom(value === CUSTOM);
          if (value !== CUSTOM) change(value);
          else if (!custom) change('FREQ=WEEKLY');
        }}
      >
        {choices.map((choice) => (
          <option key={choice.label} value={choice.rrule ?? ''}>
            {choice.label}
          </option>
        ))}
        {isForeign && <option value={rrule}>{repeatSentence({ date, rrule })}</option>}
        <option value={CUSTOM}>{messages.custom}</option>
      </SelectInput>
      {isShown && (
        <CustomRepeat date={date} rule={custom ?? usualCustomRule(date)} onChange={change} />
      )}
      {skipped && (
        <p className="kd-repeat__note">
          {skipped.sentence}{' '}
          <Button look="text" size="small" onClick={() => change(skipped.rruleOnLast)}>
            {messages.useTheLastOneInstead}
          </Button>
        </p>
      )}
    </div>
  );
}

/** Whether a rule was put together by hand: none of the choices of its day. */
function isOwnRule({ date, rrule }: FieldsProps['draft']): boolean {
  if (date === '' || rrule === '') return false;
  return repeatChoices(date).every((choice) => choice.rrule !== rrule);
}
