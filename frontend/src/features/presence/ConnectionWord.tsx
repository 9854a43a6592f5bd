import { useSyncSelector } from '../../sync/state';
import type { Connection } from '../../sync/live';
import './connectionWord.css';

const WORDS: Record<Connection, string> = {
  connecting: 'Connecting…',
  live: 'Live',
  reconnecting: 'Reconnecting…',
  offline: 'Offline',
};

/** Whether this screen shows what the family does as it happens. */
export function ConnectionWord() {
  const connection = useSyncSelector((state) => state.live.connection);
  return (
    <span className={`kd-connection kd-connection--${connection}`} role="status">
      {WORDS[connection]}
    </span>
  );
}
