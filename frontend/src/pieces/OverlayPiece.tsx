import { Suspense, useLayoutEffect, useId, useRef, type ReactNode } from 'react';
import { Button } from '../ui/Button';
import { useLayer } from '../ui/layers/useLayer';
import { FailureBoundary } from './FailureBoundary';
import * as uiMessages from '../ui/messages';
import * as messages from './messages';
import './overlayPiece.css';

interface OverlayPieceProps {
  /** Closes what could not be opened; without it there is no way around it. */
  onClose?: () => void;
  children: ReactNode;
}

/** The place of a piece that stands over the page. When it cannot come, a dialog says so instead. */
export function OverlayPiece({ onClose, children }: OverlayPieceProps) {
  return (
    <FailureBoundary
      onFailure={({ tryAgain, forget }) => (
        <MissingOverlay
          onRetry={tryAgain}
          onClose={
            onClose &&
            (() => {
              onClose();
              forget();
            })
          }
        />
      )}
    >
      <Suspense fallback={null}>{children}</Suspense>
    </FailureBoundary>
  );
}

interface MissingOverlayProps {
  onRetry: () => void;
  onClose: (() => void) | undefined;
}

/** The browser's own dialog: ours may be what could not come. */
function MissingOverlay({ onRetry, onClose }: MissingOverlayProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();
  useLayer(onClose !== undefined, () => onClose?.());
  useLayoutEffect(() => {
    const shown = dialog.current;
    shown?.showModal();
    // Closing it gives the focus back to what was pressed.
    return () => shown?.close();
  }, []);
  return (
    <dialog
      ref={dialog}
      className="kd-missing-overlay"
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-text`}
      onCancel={(escape) => {
        escape.preventDefault();
        onClose?.();
      }}
    >
      <h2 id={`${id}-title`}>{messages.notLoaded}</h2>
      <p id={`${id}-text`}>{messages.checkConnection}</p>
      <div className="kd-missing-overlay__actions">
        {onClose && (
          <Button look="quiet" onClick={onClose}>
            {uiMessages.close}
          </Button>
        )}
        <Button look="filled" autoFocus onClick={onRetry}>
          {uiMessages.tryAgain}
        </Button>
      </div>
    </dialog>
  );
}
