import { cutToFit, SHOWN_PER_DAY } from '../dayIndex';
import { overflowLabel } from '../dayLabels';
import { EntryBars, type EntryBarsProps } from '../EntryBars';
import * as messages from './messages';

/** The entries of a day as bars, as many as there is room for. */
export function DayBars({ entries, ...props }: EntryBarsProps) {
  const { date, isReachable, actions } = props;
  const { hidden, ...shown } = cutToFit(entries, SHOWN_PER_DAY);
  return (
    <>
      <EntryBars entries={shown} {...props} />
      {hidden > 0 && (
        <button
          type="button"
          className="kd-day__overflow"
          data-overflow=""
          tabIndex={isReachable ? 0 : -1}
          data-testid={`overflow-${date}`}
          aria-label={overflowLabel(hidden, date)}
          onClick={(press) => {
            press.stopPropagation();
            actions.openDay(date, press.currentTarget.parentElement ?? press.currentTarget);
          }}
        >
          +{hidden} <span className="kd-day__overflow-word">{messages.more}</span>
        </button>
      )}
    </>
  );
}
