import { Button } from '../../ui/Button';
import { MOVE_KEYS } from './shortcuts';
import './moveBanner.css';

/** An event is looking for another day: how to choose one, and the way out. */
export function MoveBanner({ title, onCancel }: { title: string; onCancel: () => void }) {
  return (
    <div className="kd-move-banner" role="status" data-toasts="head">
      <p>
        Where should <strong>{title}</strong> go? Choose a day
        <span className="kd-move-banner__keys">
          , or use the {MOVE_KEYS.choose} and {MOVE_KEYS.drop}
        </span>
        .
      </p>
      <Button look="quiet" onClick={onCancel}>
        Cancel
      </Button>
    </div>
  );
}
