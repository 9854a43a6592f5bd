import { useEffect } from 'react';
import { noteFailureRead } from '../../kept/keeping';
import { useSyncSelector } from '../../sync/syncState';
import { useKeeps, useUnreadFailure } from '../../sync/useKeeps';
import { announce } from '../../ui/announce';
import { Button } from '../../ui/Button';
import { LineIcon } from '../../ui/LineIcon';
import { useLasting } from '../../ui/useLasting';
import * as messages from './messages';
import './pageNotice.css';

/** What is sent at once is not worth a word, ms. */
const GRACE_MS = 1_000;

/**
 * The bar that says what becomes of changes while the server is out of reach, whether the device cannot
 * keep the calendar, and how many changes wait to be sent, also while they are. Screen readers are told the
 * words, for which an empty place waits, and what needs its author; the number is there to be read.
 */
export function WaitingBar({ onOpen }: { onOpen: () => void }) {
  const isOffline = useSyncSelector((state) => state.live.connection === 'offline');
  const count = useSyncSelector(({ waiting }) => waiting.edits.length + waiting.unread);
  const asking = useSyncSelector(({ waiting }) => waiting.edits.filter(hasProblem).length);
  const hasWaited = useLasting(count > 0, GRACE_MS);
  const keeps = useKeeps();
  const tellsFailure = useUnreadFailure() && !isOffline;
  const words = isOffline ? offlineWords(keeps) : tellsFailure && messages.nothingKept;
  useEffect(() => {
    if (asking > 0) announce(messages.changesWait(0, asking));
  }, [asking]);
  const isShown = words !== false || hasWaited;
  const look = count > asking && keeps ? 'kd-page-notice kd-page-notice--counts' : 'kd-page-notice';
  return (
    <div className={isShown ? look : undefined}>
      <span role="status">{words}</span>
      {tellsFailure && (
        <Button size="small" onClick={noteFailureRead}>
          {messages.gotIt}
        </Button>
      )}
      {isShown && count > 0 && (
        <Button size="small" onClick={onOpen}>
          <LineIcon name="upload" size={18} />
          {messages.changesWait(count - asking, asking)}
        </Button>
      )}
    </div>
  );
}

const offlineWords = (keeps: boolean) =>
  keeps ? messages.offlineAndKept : messages.offlineInThisPage;
const hasProblem = ({ problem }: { problem: unknown }) => problem !== null;
