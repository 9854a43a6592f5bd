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
  /** The last question; it stays until it has gone from the screen. */
  const [asked, setAsked] = useState<{ about: Member; isOpen: boolean } | null>(null);
  const toast = useToast();
  // A question that was cancelled may still hear its answer: it closes no other one.
  const close = () => setAsked((now) => (now && now === asked ? { ...now, isOpen: false } : now));

  async function confirm({ id, name }: Member) {
    const { error } = await remove({ familyId, userId: id });
    close();
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
            onRemove={() => setAsked({ about: member, isOpen: true })}
          />
        ))}
      </ul>
      {asked && (
        <ConfirmDialog
          open={asked.isOpen}
          title={messages.askRemoval(asked.about.name)}
          confirmLabel={uiMessages.remove}
          busyLabel={messages.removing}
          busy={isLoading}
          destructive
          onConfirm={() => void confirm(asked.about)}
          onClose={close}
        >
          {messages.removalMeans(asked.about.name)}
        </ConfirmDialog>
      )}
    </SettingsSection>
  );
}
