import { useClock } from '../../../sync/usePreferences';
import { hoursOf, type HourScale } from './hourScale';
import { hourText } from './slots';

/** The hours beside the columns; whoever hears a slot hears its time. */
export function HourLabels({ scale }: { scale: HourScale }) {
  const clock = useClock();
  return (
    <div className="kd-hours__labels" aria-hidden="true">
      {hoursOf(scale).map((hour) => (
        <span key={hour}>{hourText(hour, clock)}</span>
      ))}
    </div>
  );
}
