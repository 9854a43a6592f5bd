import { useState } from 'react';
import { holdsTypedText } from '../../pieces/holdsTypedText';
import { OverlayPiece } from '../../pieces/OverlayPiece';
import { themedLazily } from '../../pieces/themedLazily';
import { takeNewestRelease } from '../../release/takeNewestRelease';
import { BusyButton } from '../../ui/BusyButton';
import { useJustCame } from '../../ui/useJustCame';
import * as messages from './messages';
import './pageNotice.css';

const ReloadDialog = themedLazily('ReloadDialog', () => import('./ReloadDialog'));

/** The bar shown when there is a newer release than this page's. */
export function OutdatedNotice() {
  const [isTaking, setTaking] = useState(false);
  const [asking, setAsking] = useState<'pressed' | 'late' | null>(null);
  const justCame = useJustCame(true);

  async function reload() {
    const mayLose = holdsTypedText();
    setTaking(true);
    await takeNewestRelease();
    // It may take a while, in which somebody began to type.
    if (mayLose || !holdsTypedText()) return window.location.reload();
    setTaking(false);
    setAsking('late');
  }

  return (
    <div className="kd-page-notice" role="status">
      <span>{messages.newVersion}</span>
      <BusyButton
        look="outlined"
        inert={justCame}
        busy={isTaking}
        busyLabel={messages.reloading}
        onClick={() => (holdsTypedText() ? setAsking('pressed') : void reload())}
      >
        {messages.reload}
      </BusyButton>
      <OverlayPiece onClose={() => setAsking(null)}>
        {asking && (
          <ReloadDialog
            unasked={asking === 'late'}
            onReload={() => void reload()}
            onClose={() => setAsking(null)}
          />
        )}
      </OverlayPiece>
    </div>
  );
}
