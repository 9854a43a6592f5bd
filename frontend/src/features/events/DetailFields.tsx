import { LIMITS } from '@kinday/contracts/product';
import { useState } from 'react';
import { ZoneSelect } from '../../product/ZoneSelect';
import { Checkbox } from '../../ui/Checkbox';
import { ChipChoice } from '../../ui/ChipChoice';
import { LineIcon } from '../../ui/LineIcon';
import { TextInput } from '../../ui/TextInput';
import type { FieldsProps } from './eventDraft';
import * as productMessages from '../../product/messages';
import * as messages from './messages';

const EVERYBODY = '';

/** What most events do without: people, whether somebody has to do it, place and zone. Folded while empty. */
export function DetailFields({ draft, errors, shown, onChange }: FieldsProps) {
  const { location, forIds, needsSomebody, isAllDay } = draft;
  const familyZone = shown.family.zone;
  const zone = draft.zone ?? familyZone;
  const isUsed =
    location !== '' || forIds.length > 0 || needsSomebody || (!isAllDay && zone !== familyZone);
  const [isOpen, setOpen] = useState(isUsed);
  const isWrong = !!errors.location || !!errors.forIds;
  const people = shown.members.map(({ id, name }) => ({ value: id, label: name }));

  function toggle(id: string) {
    const others = forIds.filter((each) => each !== id);
    const next = others.length < forIds.length ? others : [...forIds, id].sort();
    onChange({ ...draft, forIds: id === EVERYBODY ? [] : next }, 'forIds');
  }

  return (
    <details
      className="kd-event-fields__details"
      open={isOpen || isWrong}
      onToggle={(event) => setOpen(event.currentTarget.open)}
    >
      <summary>
        {messages.details}
        <LineIcon name="expand" />
      </summary>
      <div className="kd-event-fields__folded">
        <ChipChoice
          legend={productMessages.forWhom}
          name="forIds"
          options={[{ value: EVERYBODY, label: productMessages.everybody }, ...people]}
          chosen={forIds.length > 0 ? forIds : [EVERYBODY]}
          error={errors.forIds}
          onToggle={toggle}
        />
        <Checkbox
          label={messages.somebodyHasToDoThis}
          name="needsSomebody"
          checked={needsSomebody}
          onChange={(checked) => onChange({ ...draft, needsSomebody: checked }, 'needsSomebody')}
        />
        <TextInput
          label={messages.place}
          name="location"
          autoComplete="off"
          placeholder={messages.examplePlace}
          value={location}
          error={errors.location}
          inputProps={{ maxLength: LIMITS.eventLocation }}
          onChange={(value) => onChange({ ...draft, location: value }, 'location')}
        />
        {isOpen && !isAllDay && (
          <ZoneSelect
            label={messages.timeZone}
            value={zone}
            holding={familyZone}
            onChange={(chosen) =>
              onChange({ ...draft, zone: chosen === familyZone ? null : chosen }, 'zone')
            }
          />
        )}
      </div>
    </details>
  );
}
