import type { CalendarMonth } from '@kinday/contracts/calendarDate';
import { monthName } from '@kinday/contracts/dateText';
import { Button } from '../../ui/Button';
import { useIsPhone } from '../../ui/useIsPhone';
import { useMissingMonth } from './useMissingMonth';
import * as uiMessages from '../../ui/messages';
import * as messages from './messages';
import './monthNotice.css';

interface MonthNoticeProps {
  isEmpty: boolean;
  failedMonth: CalendarMonth | null;
  onRetry: () => void;
}

/** What there is to say where a month shows nothing of its own. */
export function MonthNotice({ isEmpty, failedMonth, onRetry }: MonthNoticeProps) {
  const missing = useMissingMonth();
  const isPhone = useIsPhone();
  if (failedMonth) {
    return (
      <div className="kd-month-notice" role="alert">
        <p>{missing(monthName(failedMonth))}</p>
        <Button look="filled" onClick={onRetry}>
          {uiMessages.tryAgain}
        </Button>
      </div>
    );
  }
  if (!isEmpty) return null;
  return (
    <div className="kd-month-notice kd-month-notice--quiet">
      <p>{isPhone ? messages.nothingPlannedOnPhone : messages.nothingPlanned}</p>
    </div>
  );
}
