import type { Family } from '@kinday/contracts/family';
import { UTC } from '@kinday/contracts/timeZone';
import { useState, type SubmitEvent } from 'react';
import { errorMessage } from '../../api/apiError';
import { useUpdateFamilyMutation } from '../../api/familyApi';
import { ownZone } from '../../product/ownZone';
import { SettingsSection } from '../../product/SettingsSection';
import { zoneText } from '../../product/zoneText';
import { BusyButton } from '../../ui/BusyButton';
import { SelectInput } from '../../ui/SelectInput';
import { useToast } from '../../ui/toast/useToast';
import * as uiMessages from '../../ui/messages';
import * as messages from './messages';
import './familyForm.css';

/** Where the family lives. Give it the zone as its key: another one begins anew. */
export function FamilyZone({ family }: { family: Family }) {
  const [zone, setZone] = useState(family.zone);
  const [update, { isLoading }] = useUpdateFamilyMutation();
  const toast = useToast();
  const here = ownZone();

  async function submit(submission: SubmitEvent) {
    submission.preventDefault();
    if (isLoading) return;
    const { error } = await update({ familyId: family.id, zone });
    toast(
      error
        ? {
            variant: 'destructive',
            title: messages.failedToChangeTimeZone,
            description: errorMessage(error),
          }
        : { title: messages.timeZoneChanged, description: messages.noEventHasMoved },
    );
  }

  return (
    <SettingsSection title={messages.timeZone} lead={messages.timeZoneMeans}>
      <form className="kd-family-form" onSubmit={(submission) => void submit(submission)}>
        <SelectInput
          label={messages.familysTimeZone}
          name="zone"
          value={zone}
          hint={here === family.zone ? undefined : messages.thisDeviceIsIn(zoneText(here))}
          onChange={setZone}
        >
          {zonesWith(family.zone, here).map((name) => (
            <option key={name} value={name}>
              {zoneText(name)}
            </option>
          ))}
        </SelectInput>
        <BusyButton type="submit" busy={isLoading} busyLabel={uiMessages.saving}>
          {messages.saveTimeZone}
        </BusyButton>
      </form>
    </SettingsSection>
  );
}

/** All zones that this browser knows, and some that are among them anyway or known elsewhere. */
function zonesWith(...names: string[]): string[] {
  return [...new Set([UTC, ...names, ...Intl.supportedValuesOf('timeZone')])].sort();
}
