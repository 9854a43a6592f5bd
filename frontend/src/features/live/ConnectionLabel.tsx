import { useSyncSelector } from '../../sync/syncState';
import type { Connection } from '../../sync/ConnectionStatus';
import * as productMessages from '../../product/messages';
import * as messages from './messages';
import './connectionLabel.css';

const WORDS: Record<Connection, string> = {
  connecting: messages.connecting,
  live: productMessages.live,
  reconnecting: messages.reconnecting,
  offline: messages.offline,
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
