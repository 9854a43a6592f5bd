import { useEffect, useState } from 'react';
import { minuteOfDay, onEachMinute } from './onEachMinute';

/** The minute of the day that a family's clocks show; it moves on with every minute. */
export function useNow(zone: string): number {
  const [minute, setMinute] = useState(() => minuteOfDay(zone));
  useEffect(() => onEachMinute(zone, setMinute), [zone]);
  return minute;
}
