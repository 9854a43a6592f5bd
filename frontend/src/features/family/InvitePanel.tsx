import type { Family } from '@kinday/contracts/family';
import { useEffect, useState } from 'react';
import { errorMessage } from '../../api/apiError';
import { useRegenerateInviteMutation } from '../../api/familyApi';
import { Spinner } from '../../ui/Spinner';
import { Button } from '../../ui/Button';
import { copyText } from '../../ui/copyText';
import { SettingsSection } from '../../product/SettingsSection';
import { useToast } from '../../ui/toast/useToast';
import { inviteMessage } from './inviteMessage';
import { InviteSharing } from './InviteSharing';
import './invitePanel.css';

const COPIED_MS = 2_000;

/** The code that lets others in, and the ways to hand it on. */
export function InvitePanel({ family }: { family: Family }) {
  const { inviteCode } = family;
  const [regenerate, { isLoading }] = useRegenerateInviteMutation();
  /** The code that has just been copied: beside another one, nothing is said of it. */
  const [copiedCode, setCopiedCode] = useState<string | null>(null);
  const copied = copiedCode === inviteCode;
  const toast = useToast();

  useEffect(() => {
    if (copiedCode === null) return;
    const timer = setTimeout(() => setCopiedCode(null), COPIED_MS);
    return () => clearTimeout(timer);
  }, [copiedCode]);

  async function copy(text: string, done: string): Promise<boolean> {
    const worked = await copyText(text);
    toast(
      worked
        ? { title: done }
        : { variant: 'destructive', title: 'Copying is not possible here', description: text },
    );
    return worked;
  }

  async function replace() {
    if (isLoading) return;
    const { error } = await regenerate({ familyId: family.id });
    toast(
      error
        ? {
            variant: 'destructive',
            title: 'Failed to regenerate code',
            description: errorMessage(error) || 'Please try again.',
          }
        : { title: 'Invite code regenerated!', description: 'The old code no longer works.' },
    );
  }

  return (
    <SettingsSection
      title="Invite Code"
      lead="Whoever has it can join. Share it with your family only."
    >
      <div className="kd-invite">
        <output className="kd-invite__code">{inviteCode}</output>
        <Button
          look="filled"
          className="kd-invite__copy"
          icon={copied ? 'check' : 'copy'}
          onClick={() =>
            void copy(inviteCode, 'Code copied!').then((done) => done && setCopiedCode(inviteCode))
          }
        >
          {copied ? 'Copied!' : 'Copy'}
        </Button>
        <Button
          icon="mail"
          onClick={() =>
            void copy(inviteMessage(family, window.location.origin), 'Message copied!')
          }
        >
          Copy Invite Message
        </Button>
        <InviteSharing family={family} />
        <Button
          look="text"
          aria-disabled={isLoading || undefined}
          icon={isLoading ? undefined : 'refresh'}
          onClick={() => void replace()}
        >
          {isLoading && <Spinner label="Regenerating" />}
          Regenerate
        </Button>
      </div>
    </SettingsSection>
  );
}
