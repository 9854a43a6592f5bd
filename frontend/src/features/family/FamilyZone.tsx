import type { Family } from '@kinday/contracts/family';
import { useState, type SubmitEvent } from 'react';
import { errorMessage } from '../../api/apiError';
import { useUpdateFamilyMutation } from '../../api/familyApi';
import { SettingsSection } from '../../product/SettingsSection';
import { ZoneSelect } from '../../product/ZoneSelect';
import { BusyButton } from '../../ui/BusyButton';
import { useToast } from '../../ui/toast/useToast';
import * as uiMessages from '../../ui/messages';
import * as messages from './messages';
import './familyForm.css';

/** Where the family lives. Give it the zone as its key: another one begins anew. */
export function FamilyZone({ family }: { family: Family }) {
  const [zone, setZone] = useState(family.zone);
  const [update, { isLoading }] = useUpdateFamilyMutation();
  const toast = useToast();

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
        : { title: messages.timeZoneChanged, description: messages.typedTimesStay },
    );
  }

  return (
    <SettingsSection title={messages.timeZone} lead={messages.timeZoneMeans}>
      <form className="kd-family-form" onSubmit={(submission) => void submit(submission)}>
        <ZoneSelect
          label={messages.familysTimeZone}
          value={zone}
          holding={family.zone}
          onChange={setZone}
        />
        <BusyButton type="submit" busy={isLoading} busyLabel={uiMessages.saving}>
          {messages.saveTimeZone}
        </BusyButton>
      </form>
    </SettingsSection>
  );
}
