import type { Family } from '@kinday/contracts/family';
import { PRODUCT_NAME } from '@kinday/contracts/product';
import { useState } from 'react';
import { lazily } from '../../pieces/lazily';
import { OverlayPiece } from '../../pieces/OverlayPiece';
import { Button } from '../../ui/Button';
import { SettingsSection } from '../../product/SettingsSection';

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
    <SettingsSection
      title="Danger Zone"
      danger
      lead="This action cannot be undone. All events and data will be permanently deleted."
    >
      <Button danger icon="remove" onClick={() => setAsking(true)}>
        Delete {PRODUCT_NAME}
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
