import type { ReactNode } from 'react';
import { useSingleKeysOf } from '../features/calendar/singleKeysChoice';
import { IconAction } from '../ui/IconAction';
import { LineIcon } from '../ui/LineIcon';
import * as messages from './messages';
import * as productMessages from '../product/messages';

interface CalendarFootProps {
  onAdd: () => void;
  onHelp: () => void;
  /** Whose colour is whose. */
  children: ReactNode;
}

/** Under the calendar: the legend, the ways to paper and to the help with the keys, on phones the button to add. */
export function CalendarFoot({ onAdd, onHelp, children }: CalendarFootProps) {
  return (
    <footer className="kd-family-calendar__foot">
      <div className="kd-legends">{children}</div>
      <IconAction
        icon="print"
        label={messages.print}
        aria-keyshortcuts={useSingleKeysOf('print')}
        size="small"
        className="kd-family-calendar__tool"
        onClick={() => window.print()}
      />
      <IconAction
        icon="keyboard"
        label={productMessages.keyboardShortcuts}
        aria-keyshortcuts={useSingleKeysOf('help')}
        size="small"
        data-keys=""
        className="kd-family-calendar__tool"
        onClick={onHelp}
      />
      <button
        type="button"
        className="kd-family-calendar__add"
        data-toasts="beside"
        aria-label={messages.addEvent}
        aria-keyshortcuts={useSingleKeysOf('addEvent')}
        onClick={onAdd}
      >
        <LineIcon name="add" size={26} />
      </button>
    </footer>
  );
}
