import { LIMITS } from '@kinday/contracts/product';
import { useState } from 'react';
import { Checkbox } from '../../ui/Checkbox';
import { ChipChoice } from '../../ui/ChipChoice';
import { LineIcon } from '../../ui/LineIcon';
import { TextInput } from '../../ui/TextInput';
import type { FieldsProps } from './eventDraft';

const EVERYBODY = '';

/** What most events do without: place, people, and whether somebody has to do it. Folded while empty. */
export function DetailFields({ draft, errors, shown, onChange }: FieldsProps) {
  const { location, forIds, needsSomebody } = draft;
  const isUsed = location !== '' || forIds.length > 0 || needsSomebody;
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
        For whom, who does it, place
        <LineIcon name="expand" />
      </summary>
      <div className="kd-event-fields__folded">
        <ChipChoice
          legend="For"
          name="forIds"
          options={[{ value: EVERYBODY, label: 'Everybody' }, ...people]}
          chosen={forIds.length > 0 ? forIds : [EVERYBODY]}
          error={errors.forIds}
          onToggle={toggle}
        />
        <Checkbox
          label="Somebody has to do this"
          name="needsSomebody"
          checked={needsSomebody}
          onChange={(checked) => onChange({ ...draft, needsSomebody: checked }, 'needsSomebody')}
        />
        <TextInput
          label="Place"
          name="location"
          autoComplete="off"
          placeholder="Music school, 12 Main Street"
          value={location}
          error={errors.location}
          inputProps={{ maxLength: LIMITS.eventLocation }}
          onChange={(value) => onChange({ ...draft, location: value }, 'location')}
        />
      </div>
    </details>
  );
}
