import type { Member } from '@kinday/contracts/member';
import { useState } from 'react';
import { errorMessage } from '../../api/apiError';
import { useRemoveMemberMutation } from '../../api/familyApi';
import { ConfirmDialog } from '../../ui/ConfirmDialog';
import { SettingsSection } from '../../product/SettingsSection';
import { useToast } from '../../ui/toast/useToast';
import { MemberRow } from './MemberRow';
import './memberRows.css';

interface FamilyMembersProps {
  familyId: string;
  members: readonly Member[];
}

/** Everybody in the family; the owner can take others out of it. */
export function FamilyMembers({ familyId, members }: FamilyMembersProps) {
  const [remove, { isLoading }] = useRemoveMemberMutation();
  const [leaving, setLeaving] = useState<Member | null>(null);
  const [asking, setAsking] = useState(false);
  const toast = useToast();

  async function confirm({ id, name }: Member) {
    const { error } = await remove({ familyId, userId: id });
    setAsking(false);
    toast(
      error
        ? {
            variant: 'destructive',
            title: 'Failed to remove member',
            description: errorMessage(error) || 'Please try again.',
          }
        : { title: 'Member removed', description: `${name} is no longer in the family.` },
    );
  }

  return (
    <SettingsSection title={`Family Members (${members.length})`}>
      <ul className="kd-member-rows">
        {members.map((member) => (
          <MemberRow
            key={member.id}
            member={member}
            onRemove={() => {
              setLeaving(member);
              setAsking(true);
            }}
          />
        ))}
      </ul>
      {leaving && (
        <ConfirmDialog
          open={asking}
          title={`Remove ${leaving.name}?`}
          confirmLabel="Remove"
          busyLabel="Removing..."
          busy={isLoading}
          destructive
          onConfirm={() => void confirm(leaving)}
          onClose={() => setAsking(false)}
        >
          {`Are you sure you want to remove ${leaving.name} from the family? Their events will be preserved but marked as from a former member.`}
        </ConfirmDialog>
      )}
    </SettingsSection>
  );
}
