import type { CalendarMonth } from '@kinday/contracts/calendarDate';
import { monthName } from '../../product/dateText';
import { Button } from '../../ui/Button';
import './monthNotice.css';

interface MonthNoticeProps {
  month: CalendarMonth;
  isEmpty: boolean;
  hasFailed: boolean;
  onRetry: () => void;
}

/** What there is to say about a month that shows nothing of its own. */
export function MonthNotice({ month, isEmpty, hasFailed, onRetry }: MonthNoticeProps) {
  if (hasFailed) {
    return (
      <div className="kd-month-notice" role="alert">
        <p>{`We couldn't load ${monthName(month)}.`}</p>
        <Button look="filled" onClick={onRetry}>
          Try again
        </Button>
      </div>
    );
  }
  if (!isEmpty) return null;
  return (
    <div className="kd-month-notice kd-month-notice--quiet">
      <p>Nothing planned yet. Click a day to add the first event.</p>
    </div>
  );
}
