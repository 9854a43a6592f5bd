import { useState } from 'react';
import { lazily } from '../../pieces/lazily';
import { OverlayPiece } from '../../pieces/OverlayPiece';
import { Button } from '../../ui/Button';
import { SettingsSection } from '../../product/SettingsSection';
import * as messages from './messages';

const DeleteAccountDialog = lazily('DeleteAccountDialog', () => import('./DeleteAccountDialog'));

/** The end of one's account; `onDeleted` when it is gone. */
export function DeleteAccount({ onDeleted }: { onDeleted: () => void }) {
  const [isAsking, setAsking] = useState(false);
  return (
    <SettingsSection title={messages.deletionTitle} danger lead={messages.deletionMeans}>
      <Button look="outlined" danger icon="remove" onClick={() => setAsking(true)}>
        {messages.deleteMyAccount}
      </Button>
      <OverlayPiece onClose={() => setAsking(false)}>
        {isAsking && <DeleteAccountDialog onDeleted={onDeleted} onClose={() => setAsking(false)} />}
      </OverlayPiece>
    </SettingsSection>
  );
}
