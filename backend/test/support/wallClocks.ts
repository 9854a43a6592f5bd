const formats = new Map<string, Intl.DateTimeFormat>();
const known = new Map<string, Date>();
const QUARTERS = 14 * 4;

export function minutesAfter(instant: Date, minutes: number): Date {
  return new Date(instant.getTime() + minutes * 60_000);
}

/** What the clocks of a zone show, `2030-01-31 09:00`. */
export function wallAt(zone: string, instant: Date): string {
  let format = formats.get(zone);
  if (!format) {
    const parts = { dateStyle: 'short', timeStyle: 'short', hourCycle: 'h23' } as const;
    formats.set(zone, (format = new Intl.DateTimeFormat('sv-SE', { timeZone: zone, ...parts })));
  }
  return format.format(instant);
}

/**
 * When the clocks of a zone show something for the first time, found by trying all offsets; what they
 * never show is as much later as they were put forward.
 */
export function instantAt(zone: string, date: string, time: string): Date {
  const wanted = `${date} ${time}`;
  const found = known.get(`${zone} ${wanted}`) ?? search(zone, wanted);
  known.set(`${zone} ${wanted}`, found);
  return found;
}

function search(zone: string, wanted: string): Date {
  const asUtc = new Date(`${wanted.replace(' ', 'T')}:00Z`);
  for (let quarter = QUARTERS; quarter >= -QUARTERS; quarter -= 1) {
    const tried = minutesAfter(asUtc, -quarter * 15);
    if (wallAt(zone, tried) === wanted) return tried;
  }
  // Left out: with the offset that the clocks had some hours before.
  const before = minutesAfter(asUtc, -20 * 60);
  const shown = new Date(`${wallAt(zone, before).replace(' ', 'T')}:00Z`);
  return new Date(asUtc.getTime() - (shown.getTime() - before.getTime()));
}
