import type { Event } from '@kinday/contracts/event';
import type { Member } from '@kinday/contracts/member';
import { LineIcon } from '../ui/LineIcon';
import { isFeedEntry } from './feedEntry';
import { initialOf } from './initialOf';
import './eventMarks.css';

/** Small signs on an event: it is read from elsewhere; it repeats; somebody has to do it, or who does. Its name says the same. */
export function EventMarks({ event, members }: { event: Event; members: readonly Member[] }) {
  const doer = members.find(({ id }) => id === event.claimedBy);
  return (
    <>
      {isFeedEntry(event) && (
        <span className="kd-event-mark kd-event-mark--feed">
          <LineIcon name="feed" size={14} />
        </span>
      )}
      {event.seriesId && (
        <span className="kd-event-mark kd-event-mark--repeats">
          <LineIcon name="repeat" size={14} />
        </span>
      )}
      {event.needsSomebody && (
        <span
          className={doer ? 'kd-event-mark kd-event-mark--doer' : 'kd-event-mark'}
          data-doer={doer && initialOf(doer.name)}
        >
          {!doer && <LineIcon name="hand" size={16} />}
        </span>
      )}
    </>
  );
}
