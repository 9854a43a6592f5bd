import type { Family } from '@kinday/contracts/family';
import type { Member } from '@kinday/contracts/member';
import { useState, type SubmitEvent } from 'react';
import { errorMessage } from '../../api/apiError';
import { useTransferFamilyMutation } from '../../api/familyApi';
import { BusyButton } from '../../ui/BusyButton';
import { ConfirmDialog } from '../../ui/ConfirmDialog';
import { SelectInput } from '../../ui/SelectInput';
import { useToast } from '../../ui/toast/useToast';
import { SettingsSection } from '../../product/SettingsSection';
import * as messages from './messages';
import './familyForm.css';

interface HandOverProps {
  family: Family;
  members: readonly Member[];
  /** The calendar has another owner now. */
  onDone: () => void;
}

/** Makes somebody else the owner. */
export function HandOver({ family, members, onDone }: HandOverProps) {
  const others = members.filter(({ id }) => id !== family.ownerId);
  const [chosenId, setChosenId] = useState('');
  /** Who the question is about, even when they leave meanwhile. */
  const [asked, setAsked] = useState<Member | null>(null);
  const [isAsking, setAsking] = useState(false);
  const [transfer, { isLoading }] = useTransferFamilyMutation();
  const toast = useToast();
  // Whoever was chosen may have left meanwhile.
  const next = others.find(({ id }) => id === chosenId) ?? others[0];

  if (!next) {
    return <SettingsSection title={messages.handOver} lead={messages.nobodyToHandTo} />;
  }

  const ask = (submission: SubmitEvent) => {
    submission.preventDefault();
    setAsked(next);
    setAsking(true);
  };

  async function confirm({ id, name }: Member) {
    const { error } = await transfer({ familyId: family.id, userId: id });
    setAsking(false);
    if (error) {
      toast({
        variant: 'destructive',
        title: messages.failedToHandOver,
        description: errorMessage(error, messages.handedOverOnceOnline),
      });
      return;
    }
    toast({ title: messages.calendarHandedOver, description: messages.ownsNow(name, family.name) });
    onDone();
  }

  return (
    <SettingsSection title={messages.handOver} lead={messages.handingOverMeans}>
      <form className="kd-family-form" onSubmit={ask}>
        <SelectInput
          label={messages.newOwner}
          name="newOwner"
          value={next.id}
          onChange={setChosenId}
        >
          {others.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </SelectInput>
        <BusyButton type="submit" look="outlined" busy={isLoading} busyLabel={messages.handingOver}>
          {messages.handOver}
        </BusyButton>
      </form>
      {asked && (
        <ConfirmDialog
          open={isAsking}
          title={messages.askHandingOver(family.name, asked.name)}
          confirmLabel={messages.handOver}
          busyLabel={messages.handingOver}
          busy={isLoading}
          onConfirm={() => void confirm(asked)}
          onClose={() => setAsking(false)}
        >
          {messages.newOwnerMeans(asked.name)}
        </ConfirmDialog>
      )}
    </SettingsSection>
  );
}
