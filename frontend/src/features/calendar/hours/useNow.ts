import { useEffect, useState } from 'react';
import { minuteOfDay, onEachMinute } from './onEachMinute';

/** The minute of the day that this machine's clock shows; it moves on with every minute. */
export function useNow(): number {
  const [minute, setMinute] = useState(minuteOfDay);
  useEffect(() => onEachMinute(setMinute), []);
  return minute;
}
