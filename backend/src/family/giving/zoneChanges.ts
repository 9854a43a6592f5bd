import { wallClockIn } from '@kinday/contracts/zonedTime';

/** A moment at which a zone's clocks are changed. Offsets are minutes by which they are ahead of UTC. */
export interface ZoneChange {
  /** What the clocks show at that moment, before they are changed, as milliseconds since 1970 of such clocks. */
  local: number;
  from: number;
  to: number;
}

const MINUTE_MS = 60_000;
/** Clocks stay as they are for four weeks at least (Morocco, in Ramadan). */
const STEP_MS = 7 * 24 * 60 * MINUTE_MS;

/** Minutes by which a zone's clocks are ahead of UTC at an instant. */
export function offsetOf(zone: string, instant: number): number {
  const { date, time } = wallClockIn(zone, new Date(instant));
  return (Date.parse(`${date}T${time}:00Z`) - instant) / MINUTE_MS;
}

/** The changes of a zone's clocks, in order. @param from,to the first year, and the one after the last */
export function zoneChanges(zone: string, from: number, to: number): ZoneChange[] {
  const changes: ZoneChange[] = [];
  const end = Date.UTC(to, 0, 1);
  for (let at = Date.UTC(from, 0, 1); at < end; at += STEP_MS) {
    const [before, after] = [offsetOf(zone, at), offsetOf(zone, at + STEP_MS)];
    if (before === after) continue;
    const local = changeBetween(zone, at, at + STEP_MS) + before * MINUTE_MS;
    changes.push({ local, from: before, to: after });
  }
  return changes;
}

/** The instant of the one change between two instants. */
function changeBetween(zone: string, from: number, to: number): number {
  const before = offsetOf(zone, from);
  let [last, first] = [from, to];
  while (first - last > MINUTE_MS) {
    const middle = last + Math.floor((first - last) / 2 / MINUTE_MS) * MINUTE_MS;
    if (offsetOf(zone, middle) === before) last = middle;
    else first = middle;
  }
  return first;
}
