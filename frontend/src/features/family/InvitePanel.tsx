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
import * as productMessages from '../../product/messages';
import * as uiMessages from '../../ui/messages';
import * as messages from './messages';
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
        : { variant: 'destructive', title: messages.cannotCopy, description: text },
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
            title: messages.failedToRegenerateCode,
            description: errorMessage(error, messages.codeOnceOnline) || uiMessages.pleaseTryAgain,
          }
        : { title: messages.inviteCodeRegenerated, description: messages.oldCodeEnds },
    );
  }

  return (
    <SettingsSection title={productMessages.inviteCode} lead={messages.inviteCodeMeans}>
      <div className="kd-invite">
        <output className="kd-invite__code">{inviteCode}</output>
        <Button
          look="filled"
          className="kd-invite__copy"
          icon={copied ? 'check' : 'copy'}
          onClick={() =>
            void copy(inviteCode, messages.codeCopied).then(
              (done) => done && setCopiedCode(inviteCode),
            )
          }
        >
          {copied ? messages.copied : messages.copy}
        </Button>
        <Button
          icon="mail"
          onClick={() =>
            void copy(inviteMessage(family, window.location.origin), messages.messageCopied)
          }
        >
          {messages.copyInviteMessage}
        </Button>
        <InviteSharing family={family} />
        <Button
          look="text"
          aria-disabled={isLoading || undefined}
          icon={isLoading ? undefined : 'refresh'}
          onClick={() => void replace()}
        >
          {isLoading && <Spinner label={messages.regenerating} />}
          {messages.regenerate}
        </Button>
      </div>
    </SettingsSection>
  );
}
