import { LineIcon } from '../ui/LineIcon';
import type { EventState } from './eventText';
import './stateMarks.css';

/** On an event that somebody else is editing, or of which an edit waits to be sent; its name says the same. */
export function StateMarks({ editors, isWaiting }: EventState) {
  return (
    <>
      {editors && (
        <span className="kd-state-mark kd-state-mark--edited">
          <LineIcon name="edit" size={14} />
        </span>
      )}
      {isWaiting && (
        <span className="kd-state-mark kd-state-mark--waits">
          <LineIcon name="upload" size={14} />
        </span>
      )}
    </>
  );
}
