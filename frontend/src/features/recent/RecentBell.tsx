import { MOST_UNREAD } from '@kinday/contracts/recent';
import { useUnreadCount } from '../../sync/unreadChanges';
import { IconAction } from '../../ui/IconAction';
import * as productMessages from '../../product/messages';
import * as messages from './messages';
import './recentBell.css';

interface RecentBellProps {
  familyId: string;
  /** The single keys that open it, too. */
  keys: string | undefined;
  onOpen: (bell: HTMLElement) => void;
}

const BELL = '.kd-recent-bell button';

/** The bell on the screen, where what it opens stands. */
export function recentBell(): HTMLElement | null {
  return document.querySelector<HTMLElement>(BELL);
}

/** Opens what was done lately; says how much of it is new. */
export function RecentBell({ familyId, keys, onOpen }: RecentBellProps) {
  const count = useUnreadCount(familyId);
  const shown = count >= MOST_UNREAD ? `${MOST_UNREAD - 1}+` : String(count);
  return (
    <span className="kd-recent-bell">
      <IconAction
        icon="bell"
        label={count > 0 ? messages.newChanges(shown) : productMessages.recentChanges}
        aria-haspopup="dialog"
        aria-keyshortcuts={keys}
        onClick={({ currentTarget }) => onOpen(currentTarget)}
      />
      {count > 0 && (
        <span className="kd-recent-bell__count" aria-hidden="true">
          {shown}
        </span>
      )}
    </span>
  );
}
