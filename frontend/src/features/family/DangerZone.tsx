import type { Family } from '@kinday/contracts/family';
import { PRODUCT_NAME } from '@kinday/contracts/product';
import { useState } from 'react';
import { lazily } from '../../pieces/lazily';
import { OverlayPiece } from '../../pieces/OverlayPiece';
import { Button } from '../../ui/Button';
import { SettingsSection } from '../../product/SettingsSection';
import * as messages from './messages';

const DeleteFamilyDialog = lazily('DeleteFamilyDialog', () => import('./DeleteFamilyDialog'));

interface DangerZoneProps {
  family: Family;
  /** The calendar is gone. */
  onDeleted: () => void;
}

/** The end of a calendar. */
export function DangerZone({ family, onDeleted }: DangerZoneProps) {
  const [isAsking, setAsking] = useState(false);
  return (
    <SettingsSection title={messages.dangerZone} danger lead={messages.deletionIsFinal}>
      <Button danger icon="remove" onClick={() => setAsking(true)}>
        {messages.deletionOf(PRODUCT_NAME)}
      </Button>
      <OverlayPiece onClose={() => setAsking(false)}>
        {isAsking && (
          <DeleteFamilyDialog
            family={family}
            onDeleted={onDeleted}
            onClose={() => setAsking(false)}
          />
        )}
      </OverlayPiece>
    </SettingsSection>
  );
}
