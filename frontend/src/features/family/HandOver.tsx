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
    return (
      <SettingsSection
        title="Hand Over"
        lead="Once somebody has joined, you can make them the owner of this calendar."
      />
    );
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
        title: 'Failed to hand over',
        description: errorMessage(error),
      });
      return;
    }
    toast({ title: 'Calendar handed over', description: `${name} owns ${family.name} now.` });
    onDone();
  }

  return (
    <SettingsSection
      title="Hand Over"
      lead="Make another member the owner. You stay, as a member like the others."
    >
      <form className="kd-family-form" onSubmit={ask}>
        <SelectInput label="New Owner" name="newOwner" value={next.id} onChange={setChosenId}>
          {others.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </SelectInput>
        <BusyButton type="submit" look="outlined" busy={isLoading} busyLabel="Handing over...">
          Hand Over
        </BusyButton>
      </form>
      {asked && (
        <ConfirmDialog
          open={isAsking}
          title={`Hand ${family.name} to ${asked.name}?`}
          confirmLabel="Hand Over"
          busyLabel="Handing over..."
          busy={isLoading}
          onConfirm={() => void confirm(asked)}
          onClose={() => setAsking(false)}
        >
          {`${asked.name} will manage members, the invite code and these settings. Only ${asked.name} can hand it back.`}
        </ConfirmDialog>
      )}
    </SettingsSection>
  );
}
