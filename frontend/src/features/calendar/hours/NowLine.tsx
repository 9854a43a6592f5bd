import { toPosition, type HourScale } from './hourScale';
import { useNow } from './useNow';

/** Where the family's day is now; it moves with every minute. */
export function NowLine({ scale, zone }: { scale: HourScale; zone: string }) {
  const now = useNow(zone);
  if (now < scale.from || now > scale.to) return null;
  return <div className="kd-hours__now" style={{ top: `${toPosition(scale, now) * 100}%` }} />;
}
