import { createFeedSchema } from '@kinday/contracts/feed';
import { LIMITS } from '@kinday/contracts/product';
import { useState } from 'react';
import { errorMessage } from '../../../api/apiError';
import { useGetHolidayCountriesQuery } from '../../../api/feedsApi';
import { newId } from '../../../api/newId';
import type { ShownFamily } from '../../../sync/useFamily';
import { SelectInput } from '../../../ui/SelectInput';
import { TextInput } from '../../../ui/TextInput';
import { useFieldErrors } from '../../../ui/useFieldErrors';
import * as uiMessages from '../../../ui/messages';
import * as messages from '../messages';
import { ColorChoice } from './ColorChoice';
import { countryName } from './countryName';
import { FeedDialog } from './FeedDialog';
import { freeColor } from './freeColor';
import { guessCountry } from './guessCountry';
import { HolidaysCredit } from './HolidaysCredit';
import type { FeedCommands } from './useFeedCommands';
import { useFeedSubmit } from './useFeedSubmit';

interface AddHolidaysDialogProps {
  shown: ShownFamily;
  commands: FeedCommands;
  onClose: () => void;
}

const FIELDS = ['country', 'region', 'name'] as const;

/** Subscribes the family to the public holidays of a country, or of one of its regions. */
export function AddHolidaysDialog({ shown, commands, onClose }: AddHolidaysDialogProps) {
  const { data: countries = [], error } = useGetHolidayCountriesQuery();
  const [chosen, setChosen] = useState<string | null>(null);
  const [region, setRegion] = useState('');
  const [typedName, setTypedName] = useState<string | null>(null);
  const [color, setColor] = useState(() => freeColor(shown));
  const [id] = useState(newId);
  const { errors, formRef, show, clear } = useFieldErrors(FIELDS);
  const { busy, submit } = useFeedSubmit(show, onClose);

  const codes = countries.map(({ code }) => code);
  const guess = guessCountry(codes, navigator.languages, shown.family.zone);
  const country = countries.find(({ code }) => code === (chosen ?? guess));
  const regions = country?.regions ?? [];
  const place =
    regions.find(({ code }) => code === region)?.name ?? (country && countryName(country.code));
  const name = typedName ?? (place === undefined ? '' : messages.holidaysIn(place));
  const input = {
    ...{ kind: 'holidays' as const, id, name, color },
    ...{ country: country?.code ?? '', region: region || null },
  };

  return (
    <FeedDialog
      title={messages.addHolidays}
      action={messages.addTheHolidays}
      busyAction={uiMessages.saving}
      busy={busy}
      formRef={formRef}
      onSubmit={(submission) => void submit(submission, createFeedSchema, input, commands.add)}
      onClose={onClose}
    >
      {error && <p role="alert">{messages.countriesNotLoaded(errorMessage(error))}</p>}
      <SelectInput
        label={messages.country}
        name="country"
        value={country?.code ?? ''}
        error={errors.country}
        required
        onChange={(code) => {
          setChosen(code);
          setRegion('');
          clear('country');
        }}
      >
        {!country && <option value="">{messages.chooseCountry}</option>}
        {countries.map(({ code, name: called }) => (
          <option key={code} value={code}>
            {called}
          </option>
        ))}
      </SelectInput>
      {regions.length > 0 && (
        <SelectInput label={messages.region} name="region" value={region} onChange={setRegion}>
          <option value="">{messages.wholeCountry}</option>
          {regions.map(({ code, name: called }) => (
            <option key={code} value={code}>
              {called}
            </option>
          ))}
        </SelectInput>
      )}
      <TextInput
        label={messages.name}
        name="name"
        value={name}
        error={errors.name}
        autoComplete="off"
        required
        inputProps={{ maxLength: LIMITS.calendarName }}
        onChange={(typed) => {
          setTypedName(typed);
          clear('name');
        }}
      />
      <ColorChoice value={color} onChange={setColor} />
      <HolidaysCredit />
    </FeedDialog>
  );
}
