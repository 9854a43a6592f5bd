import { toCalendarDate } from '@kinday/contracts/calendarDate';
import { clockTextAt } from '@kinday/contracts/clockText';
import { shortDay } from '@kinday/contracts/dateText';
import type { FeedStatus } from '@kinday/contracts/feed';
import { useClock } from '../../../sync/usePreferences';
import * as messages from '../messages';

/** When a source was last read, and what is wrong with it. */
export function FeedState({ status }: { status: FeedStatus | undefined }) {
  const clock = useClock();
  if (!status) return null;
  const { readAt, count, problem } = status;
  const at = readAt ? new Date(readAt) : null;
  const when = at && messages.dayAndHour(shortDay(toCalendarDate(at)), clockTextAt(at, clock));
  const read = when && messages.readAt(messages.eventCount(count), when);
  return (
    <>
      {read && <p className="kd-feed__source">{read}</p>}
      {!read && !problem && <p className="kd-feed__source">{messages.notReadYet}</p>}
      {problem && <p className="kd-feed__problem">{problem}</p>}
    </>
  );
}
