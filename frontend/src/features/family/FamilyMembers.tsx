import type { Member } from '@kinday/contracts/member';
import { useState } from 'react';
import { errorMessage } from '../../api/apiError';
import { useRemoveMemberMutation } from '../../api/familyApi';
import { ConfirmDialog } from '../../ui/ConfirmDialog';
import { SettingsSection } from '../../product/SettingsSection';
import { useToast } from '../../ui/toast/useToast';
import { MemberRow } from './MemberRow';
import * as uiMessages from '../../ui/messages';
import * as messages from './messages';
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
            title: messages.failedToRemoveMember,
            description:
              errorMessage(error, messages.removedOnceOnline) || uiMessages.pleaseTryAgain,
          }
        : { title: messages.memberRemoved, description: messages.isNoLongerMember(name) },
    );
  }

  return (
    <SettingsSection title={messages.familyMembers(members.length)}>
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
          title={messages.askRemoval(leaving.name)}
          confirmLabel={uiMessages.remove}
          busyLabel={messages.removing}
          busy={isLoading}
          destructive
          onConfirm={() => void confirm(leaving)}
          onClose={() => setAsking(false)}
        >
          {messages.removalMeans(leaving.name)}
        </ConfirmDialog>
      )}
    </SettingsSection>
  );
}
