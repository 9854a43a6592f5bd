import type { CalendarMonth } from '@kinday/contracts/calendarDate';
import { monthName } from '@kinday/contracts/dateText';
import { Button } from '../../../ui/Button';
import type { MonthState } from './agendaItems';
import * as uiMessages from '../../../ui/messages';
import * as messages from './messages';

interface AgendaMonthHeadProps {
  month: CalendarMonth;
  state: MonthState;
  /** Something is looked for, and the rest is left out. */
  isFiltered: boolean;
  /** Whether Tab leads to it. */
  isReachable: boolean;
  /** What is said of one that could not be read. */
  missing: (name: string) => string;
  onRetry: (month: CalendarMonth) => void;
}

/** A month's heading in the agenda, and what there is to say where it shows no days. */
export function AgendaMonthHead(props: AgendaMonthHeadProps) {
  const { month, state, isFiltered, isReachable, missing, onRetry } = props;
  const name = `${monthName(month)} ${month.slice(0, -3)}`;
  const notes = {
    filled: null,
    empty: isFiltered ? messages.nothingFoundIn(name) : messages.nothingIn(name),
    loading: messages.loading(name),
    failed: missing(name),
  };
  const isStop = state === 'empty' || state === 'loading';
  const stop = { tabIndex: isReachable ? 0 : -1, 'data-stop': 'month', 'data-step': true };
  // A heading that has the focus keeps it when its month comes.
  return (
    <div role="row" className={`kd-agenda-month kd-agenda-month--${state}`} data-key={month}>
      <div role="gridcell" data-date={`${month}-01`}>
        <h2 {...(isStop ? stop : { tabIndex: -1 })}>{name}</h2>
        {notes[state] && <p role={state === 'failed' ? 'alert' : undefined}>{notes[state]}</p>}
        {state === 'failed' && (
          <Button
            {...stop}
            aria-label={messages.tryMonthAgain(name)}
            onClick={() => onRetry(month)}
          >
            {uiMessages.tryAgain}
          </Button>
        )}
      </div>
    </div>
  );
}
