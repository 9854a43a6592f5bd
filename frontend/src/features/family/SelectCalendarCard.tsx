import type { Calendar } from '@kinday/contracts/family';
import { Button } from '../../ui/Button';
import { CardPage } from '../../product/CardPage';
import { CalendarRows } from './CalendarRows';
import * as productMessages from '../../product/messages';
import * as messages from './messages';

interface SelectCalendarCardProps {
  calendars: readonly Calendar[];
  /** Why one is asked; null when nothing went wrong. */
  problem: string | null;
  onChoose: (calendar: Calendar) => void;
  onRetry: () => void;
  onLogOut: () => void;
}

/** There are calendars, but none could be shown. */
export function SelectCalendarCard(props: SelectCalendarCardProps) {
  const { calendars, problem, onChoose, onRetry, onLogOut } = props;
  return (
    <CardPage
      title={messages.selectACalendar}
      lead={problem ?? messages.whichOne}
      footer={
        <Button look="text" onClick={onLogOut}>
          {productMessages.logOut}
        </Button>
      }
    >
      <div className="kd-card-page__body">
        <CalendarRows calendars={calendars} shownId={null} onChoose={onChoose} />
        {problem && <Button onClick={onRetry}>{messages.retry}</Button>}
      </div>
    </CardPage>
  );
}
