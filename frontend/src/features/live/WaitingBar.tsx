import { useSyncSelector } from '../../sync/syncState';
import { useKeeps } from '../../sync/useKeeps';
import { Button } from '../../ui/Button';
import { LineIcon } from '../../ui/LineIcon';
import { useLasting } from '../../ui/useLasting';
import * as messages from './messages';
import './pageNotice.css';

/** What is sent at once is not worth a word, ms. */
const GRACE_MS = 1_000;

/**
 * The bar that says what becomes of changes while the server is out of reach, and how many wait to be
 * sent, also while they are. It is told once; the number is there to be read.
 */
export function WaitingBar({ onOpen }: { onOpen: () => void }) {
  const isOffline = useSyncSelector((state) => state.live.connection === 'offline');
  const count = useSyncSelector(({ waiting }) => waiting.edits.length);
  const asks = useSyncSelector(({ waiting }) => waiting.edits.filter(hasProblem).length);
  const hasWaited = useLasting(count > 0, GRACE_MS);
  const keeps = useKeeps();
  if (!isOffline && !hasWaited) return null;
  return (
    <div className="kd-page-notice">
      <span role="status">
        {isOffline && (keeps ? messages.offlineAndKept : messages.offlineInThisPage)}
      </span>
      {count > 0 && (
        <Button size="small" onClick={onOpen}>
          <LineIcon name="upload" size={18} />
          {messages.changesWait(count - asks, asks)}
        </Button>
      )}
    </div>
  );
}

const hasProblem = ({ problem }: { problem: unknown }) => problem !== null;
