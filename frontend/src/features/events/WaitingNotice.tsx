import type { Event } from '@kinday/contracts/event';
import { useIsWaiting } from '../../sync/waiting/useIsWaiting';
import { LineIcon } from '../../ui/LineIcon';
import * as messages from './messages';
import './editingNotice.css';

/** Says that an edit of this event waits to be sent. */
export function WaitingNotice({ event }: { event: Event }) {
  if (!useIsWaiting(event)) return null;
  return (
    <p className="kd-editing-notice kd-editing-notice--waits" role="status">
      <LineIcon name="upload" size={18} />
      {messages.yourChangeWaits}
    </p>
  );
}
