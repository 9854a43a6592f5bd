import type { Family } from '@kinday/contracts/family';
import { PRODUCT_NAME } from '@kinday/contracts/product';
import { useState } from 'react';
import { lazily } from '../../pieces/lazily';
import { OverlayPiece } from '../../pieces/OverlayPiece';
import { Button } from '../../ui/Button';
import { inviteLink, inviteMessage } from './inviteMessage';
import * as messages from './messages';
import './inviteSharing.css';

const QrCode = lazily('QrCode', () => import('./QrCode'));

/** More ways to hand the invitation on: this device's share sheet, and a picture to scan. */
export function InviteSharing({ family }: { family: Family }) {
  const [isShown, setShown] = useState(false);
  const site = window.location.origin;

  async function share() {
    try {
      await navigator.share({ title: PRODUCT_NAME, text: inviteMessage(family, site) });
    } catch {
      // Closing the sheet without choosing is an answer too.
    }
  }

  return (
    <>
      {'share' in navigator && <Button onClick={() => void share()}>{messages.share}</Button>}
      <Button aria-expanded={isShown} onClick={() => setShown(!isShown)}>
        {isShown ? messages.hideQrCode : messages.showQrCode}
      </Button>
      {isShown && (
        <figure className="kd-invite__picture">
          <OverlayPiece onClose={() => setShown(false)}>
            <QrCode
              text={inviteLink(family.inviteCode, site)}
              label={messages.qrCodeOf(family.name)}
            />
          </OverlayPiece>
          <figcaption>{messages.scanToJoin(family.name)}</figcaption>
        </figure>
      )}
    </>
  );
}
