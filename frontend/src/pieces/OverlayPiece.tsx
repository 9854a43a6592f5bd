import { Suspense, type ReactNode } from 'react';
import { Button } from '../ui/Button';
import { FailureBoundary } from './FailureBoundary';
import { PlainDialog } from './PlainDialog';
import * as uiMessages from '../ui/messages';
import * as messages from './messages';

interface OverlayPieceProps {
  /** Closes what has not opened yet, or could not be; without it there is no way around it. */
  onClose?: () => void;
  children: ReactNode;
}

/**
 * The place of a piece that stands over the page. Until it has come, and when it cannot come, a
 * plain dialog says so instead.
 */
export function OverlayPiece({ onClose, children }: OverlayPieceProps) {
  return (
    <FailureBoundary
      onFailure={({ tryAgain, forget }) => (
        <PlainDialog
          title={messages.notLoaded}
          text={messages.checkConnection}
          closeLabel={uiMessages.close}
          onClose={
            onClose &&
            (() => {
              onClose();
              forget();
            })
          }
        >
          <Button look="filled" autoFocus onClick={tryAgain}>
            {uiMessages.tryAgain}
          </Button>
        </PlainDialog>
      )}
    >
      <Suspense
        fallback={
          <PlainDialog
            title={uiMessages.loading}
            closeLabel={uiMessages.cancel}
            onClose={onClose}
          />
        }
      >
        {children}
      </Suspense>
    </FailureBoundary>
  );
}
