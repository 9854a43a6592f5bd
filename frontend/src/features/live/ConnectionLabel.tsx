import { LIVE_WORD } from '../../product/liveWord';
import { useSyncSelector } from '../../sync/syncState';
import type { Connection } from '../../sync/ConnectionStatus';
import './connectionLabel.css';

const WORDS: Record<Connection, string> = {
  connecting: 'Connecting…',
  live: LIVE_WORD,
  reconnecting: 'Reconnecting…',
  offline: 'Offline',
};

/** The word beside the member count that says whether this screen is live. */
export function ConnectionLabel() {
  const connection = useSyncSelector((state) => state.live.connection);
  return (
    <span className={`kd-connection-label kd-connection-label--${connection}`} role="status">
      {WORDS[connection]}
    </span>
  );
}
