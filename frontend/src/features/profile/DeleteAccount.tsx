import { useState } from 'react';
import { lazily } from '../../pieces/lazily';
import { OverlayPiece } from '../../pieces/OverlayPiece';
import { Button } from '../../ui/Button';
import { SettingsSection } from '../../product/SettingsSection';

const DeleteAccountDialog = lazily('DeleteAccountDialog', () => import('./DeleteAccountDialog'));

/** The end of one's account; `onDeleted` when it is gone. */
export function DeleteAccount({ onDeleted }: { onDeleted: () => void }) {
  const [isAsking, setAsking] = useState(false);
  return (
    <SettingsSection
      title="Delete My Account"
      danger
      lead="You leave every calendar, and your profile is deleted for good. Events you added stay with your family, marked as from a former member. Calendars you own must be handed over or deleted first."
    >
      <Button look="outlined" danger icon="remove" onClick={() => setAsking(true)}>
        Delete my account
      </Button>
      <OverlayPiece onClose={() => setAsking(false)}>
        {isAsking && <DeleteAccountDialog onDeleted={onDeleted} onClose={() => setAsking(false)} />}
      </OverlayPiece>
    </SettingsSection>
  );
}
