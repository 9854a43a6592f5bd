import { useSyncSelector } from '../../sync/syncState';
import type { Connection } from '../../sync/ConnectionStatus';
import './connectionStatus.css';

const WORDS: Record<Connection, string> = {
  connecting: 'Connecting…',
  live: 'Live',
  reconnecting: 'Reconnecting…',
  offline: 'Offline',
};

/** The word beside the member count that says whether this screen is live. */
export function ConnectionStatus() {
  const connection = useSyncSelector((state) => state.live.connection);
  return (
    <span className={`kd-connection kd-connection--${connection}`} role="status">
      {WORDS[connection]}
    </span>
  );
}
