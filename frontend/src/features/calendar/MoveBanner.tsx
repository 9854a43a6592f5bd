import { Button } from '../../ui/Button';
import { MOVE_KEYS } from './shortcuts';
import * as uiMessages from '../../ui/messages';
import * as messages from './messages';
import './moveBanner.css';

/** An event is looking for another day: how to choose one, and the way out. */
export function MoveBanner({ title, onCancel }: { title: string; onCancel: () => void }) {
  return (
    <div className="kd-move-banner" role="status" data-toasts="head">
      <p>
        {messages.whereShouldItGo(
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
