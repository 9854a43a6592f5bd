import type { CalendarMonth } from '@kinday/contracts/calendarDate';
import { monthName } from '../../product/dateText';
import { Button } from '../../ui/Button';
import * as uiMessages from '../../ui/messages';
import * as messages from './messages';
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
        <p>{messages.monthNotLoaded(monthName(month))}</p>
        <Button look="filled" onClick={onRetry}>
          {uiMessages.tryAgain}
        </Button>
      </div>
    );
  }
  if (!isEmpty) return null;
  return (
    <div className="kd-month-notice kd-month-notice--quiet">
      <p>{messages.nothingPlanned}</p>
    </div>
  );
}
