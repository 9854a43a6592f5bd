import { Button } from '../../ui/Button';
import type { CalendarView } from './calendarView';
import { MOVE_KEYS } from './shortcuts';
import * as uiMessages from '../../ui/messages';
import * as messages from './messages';
import './moveBanner.css';

interface MoveBannerProps {
  title: string;
  view: CalendarView;
  onCancel: () => void;
}

/** An event is looking for another place: how to choose one, and the way out. */
export function MoveBanner({ title, view, onCancel }: MoveBannerProps) {
  const hasHours = view === 'week' || view === 'day';
  const question = hasHours ? messages.whenShouldItBe : messages.whereShouldItGo;
  return (
    <div className="kd-move-banner" role="status" data-toasts="head">
      <p>
        {question(
          <strong>{title}</strong>,
          <span className="kd-move-banner__keys">
            {messages.orUse(MOVE_KEYS.choose, MOVE_KEYS.drop)}
          </span>,
        )}
      </p>
      <Button look="quiet" onClick={onCancel}>
        {uiMessages.cancel}
      </Button>
    </div>
  );
}
