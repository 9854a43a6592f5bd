import { toPosition, type HourScale } from './hourScale';
import { useNow } from './useNow';

/** Where the day is now; it moves with every minute. */
export function NowLine({ scale }: { scale: HourScale }) {
  const now = useNow();
  if (now < scale.from || now > scale.to) return null;
  return <div className="kd-hours__now" style={{ top: `${toPosition(scale, now) * 100}%` }} />;
}
