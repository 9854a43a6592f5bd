/** A moment at which a zone's clocks are changed. Offsets are minutes by which they are ahead of UTC. */
export interface ZoneChange {
  /** What the clocks show at that moment, before they are changed, as milliseconds since 1970 of such clocks. */
  local: number;
  from: number;
  to: number;
}

const MINUTE_MS = 60_000;
/**
 * Between two samples. Clocks stay as they are for a week at least (Fortaleza, October 2000), so at most
 * one change lies between two samples.
 */
const STEP_MS = 7 * 24 * 60 * MINUTE_MS;

/** Minutes by which a zone's clocks are ahead of UTC at an instant. */
export function offsetOf(zone: string, instant: number): number {
  return offsetsOf(zone)(instant);
}

/** The changes of a zone's clocks, in order. @param from,to the first year, and the one after the last */
export function zoneChanges(zone: string, from: number, to: number): ZoneChange[] {
  const changes: ZoneChange[] = [];
  const offsetAt = offsetsOf(zone);
  const end = Date.UTC(to, 0, 1);
  let before = offsetAt(Date.UTC(from, 0, 1));
  for (let at = Date.UTC(from, 0, 1); at < end; at += STEP_MS) {
    const after = offsetAt(at + STEP_MS);
    if (before === after) continue;
    const local = changeBetween(offsetAt, at, at + STEP_MS) + before * MINUTE_MS;
    changes.push({ local, from: before, to: after });
    before = after;
  }
  return changes;
}

/** The instant of the one change between two instants, by halving the time between them. */
function changeBetween(offsetAt: (instant: number) => number, from: number, to: number): number {
  const before = offsetAt(from);
  let [last, first] = [from, to];
  while (first - last > MINUTE_MS) {
    const middle = last + Math.floor((first - last) / 2 / MINUTE_MS) * MINUTE_MS;
    if (offsetAt(middle) === before) last = middle;
    else first = middle;
  }
  return first;
}

/**
 * Asks `Intl` for the offsets of one zone. It asks thousands of times for one zone: by a format of its
 * own, past the answers that `zonedTime` keeps for others.
 */
function offsetsOf(zone: string): (instant: number) => number {
  const format = new Intl.DateTimeFormat('en-US', {
    timeZone: zone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
  });
  return (instant) => {
    // `3/29/2026, 02:30`
    const [month, day, year, hour, minute] = format.format(instant).split(/\D+/).map(Number);
    const shown = Date.UTC(year!, month! - 1, day, hour, minute);
    return (shown - Math.floor(instant / MINUTE_MS) * MINUTE_MS) / MINUTE_MS;
  };
}
