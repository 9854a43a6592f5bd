import type { CalendarDate } from '@kinday/contracts/calendarDate';
import type { Whose } from '@kinday/contracts/recent';
import { LOG_DAYS } from '@kinday/contracts/product';
import type { ShownFamily } from '../../sync/useFamily';
import { Button } from '../../ui/Button';
import { dayText } from './ageText';
import { RecentEntry } from './RecentEntry';
import { useRecent } from './useRecent';
import * as uiMessages from '../../ui/messages';
import * as messages from './messages';

interface RecentListProps {
  shown: ShownFamily;
  whose: Whose;
  onView: (event: { id: string; date: CalendarDate }) => void;
}

const EMPTY: Record<Whose, string> = {
  others: messages.nothingFromOthers,
  mine: messages.nothingOfYours,
};

/** Changes by day, the latest first; older ones on demand. */
export function RecentList({ shown, whose, onView }: RecentListProps) {
  const recent = useRecent(shown.family.id, whose);
  const { days, isLoading, hasFailed, hasMore, isLoadingMore } = recent;
  if (hasFailed && days.length === 0) {
    return (
      <div className="kd-recent__note" role="alert">
        <p>{messages.changesNotLoaded}</p>
        <Button onClick={recent.retry}>{uiMessages.tryAgain}</Button>
      </div>
    );
  }
  if (isLoading) {
    return (
      <div className="kd-recent__wait" role="status">
        <span className="kd-visually-hidden">{messages.loading}</span>
      </div>
    );
  }
  if (days.length === 0) return <p className="kd-recent__note">{EMPTY[whose]}</p>;
  return (
    <>
      {days.map(([day, changes]) => (
        <section key={day}>
          <h3>{dayText(day)}</h3>
          <ul>
            {changes.map((change) => (
              <RecentEntry
                key={change.revision}
                change={change}
                shown={shown}
                isNew={whose === 'others' && change.revision > recent.seenBefore}
                onView={onView}
                onUndo={() => recent.undo(change.revision)}
              />
            ))}
          </ul>
        </section>
      ))}
      {hasMore ? (
        <Button look="quiet" aria-disabled={isLoadingMore || undefined} onClick={recent.loadMore}>
          {isLoadingMore ? messages.loading : messages.showOlder}
        </Button>
      ) : (
        <p className="kd-recent__end">{messages.keptForDays(LOG_DAYS)}</p>
      )}
    </>
  );
}
