import { BoundedMap } from '../../common/BoundedMap.js';
import { offsetOf, zoneChanges, type ZoneChange } from './zoneChanges.js';

/** Zones before this year are told as they were at its beginning: programs begin there, too. */
const FIRST_YEAR = 1970;
/** Years ahead of which changes are told; what is changed every year alike goes on for ever. */
const YEARS_AHEAD = 20;
/** So often in a row clocks are changed by the same rule before it is told as one. */
const LEAST_BY_RULE = 5;
const DAYS = ['SU', 'MO', 'TU', 'WE', 'TH', 'FR', 'SA'];
const DAY_MS = 86_400_000;

const known = new BoundedMap<string, string[]>(200);

/**
 * A time zone as iCalendar tells it (VTIMEZONE), by what this machine knows of it: the rules in use for
 * years to come, and each change before.
 * @param since a day of the first year that it is needed for
 */
export function zoneLines(zone: string, since: string, now: Date): string[] {
  const thisYear = now.getUTCFullYear();
  const first = Math.min(Math.max(Number(since.slice(0, 4)), FIRST_YEAR), thisYear);
  const key = `${zone} ${first} ${thisYear}`;
  const lines = known.get(key) ?? makeLines(zone, first, thisYear + YEARS_AHEAD);
  known.set(key, lines);
  return lines;
}

function makeLines(zone: string, first: number, end: number): string[] {
  const offset = offsetOf(zone, Date.UTC(first, 0, 1));
  const alike = new Map<string, ZoneChange[]>();
  for (const change of zoneChanges(zone, first, end)) {
    const key = `${change.from} ${change.to}`;
    alike.set(key, [...(alike.get(key) ?? []), change]);
  }
  const begin = { local: Date.UTC(FIRST_YEAR, 0, 1), from: offset, to: offset };
  return [
    'BEGIN:VTIMEZONE',
    `TZID:${zone}`,
    ...observance([begin], []),
    ...[...alike.values()].flatMap((changes) => observances(changes, end - 1)),
    'END:VTIMEZONE',
  ];
}

/** Changes by the same hours: those that follow a rule until the last year by that, others by their days. */
function observances(changes: readonly ZoneChange[], lastYear: number): string[] {
  let start = changes.length;
  let rule: string | null = null;
  for (let at = changes.length - LEAST_BY_RULE; at >= 0; at -= 1) {
    const longer = ruleOf(changes.slice(at), lastYear);
    if (!longer) break;
    [rule, start] = [longer, at];
  }
  const [single, ruled] = [changes.slice(0, start), changes.slice(start)];
  return [
    ...(single.length > 0 ? observance(single, datesLines(single)) : []),
    ...(rule ? observance(ruled, [`RRULE:${rule}`]) : []),
  ];
}

/** Each in a line of its own, the first one too: some programs look no further than that. */
const datesLines = (changes: readonly ZoneChange[]) =>
  changes.length > 1 ? changes.map((change) => `RDATE:${localTime(change)}`) : [];

function observance([first]: readonly ZoneChange[], more: readonly string[]): string[] {
  const { from, to } = first!;
  const kind = to > from ? 'DAYLIGHT' : 'STANDARD';
  return [
    `BEGIN:${kind}`,
    `DTSTART:${localTime(first!)}`,
    `TZOFFSETFROM:${offsetText(from)}`,
    `TZOFFSETTO:${offsetText(to)}`,
    ...more,
    `END:${kind}`,
  ];
}

/** The yearly rule of changes, such as the last Sunday of March; null where there is none. */
function ruleOf(changes: readonly ZoneChange[], lastYear: number): string | null {
  const days = changes.map(({ local }) => new Date(local));
  const last = days.at(-1)!;
  const isYearly = days.every(
    (day, at) =>
      day.getUTCFullYear() === lastYear - (days.length - 1 - at) &&
      day.getUTCMonth() === last.getUTCMonth() &&
      day.getUTCDay() === last.getUTCDay() &&
      day.getTime() % DAY_MS === last.getTime() % DAY_MS,
  );
  if (!isYearly) return null;
  const weeks = new Set(days.map((day) => Math.ceil(day.getUTCDate() / 7)));
  const areLast = days.every(
    (day) => new Date(day.getTime() + 7 * DAY_MS).getUTCMonth() !== day.getUTCMonth(),
  );
  const week = areLast ? -1 : weeks.size === 1 ? [...weeks][0] : null;
  if (week === null) return null;
  return `FREQ=YEARLY;BYMONTH=${last.getUTCMonth() + 1};BYDAY=${week}${DAYS[last.getUTCDay()]}`;
}

/** `20260329T020000` */
function localTime({ local }: ZoneChange): string {
  return new Date(local).toISOString().slice(0, 19).replace(/[-:]/g, '');
}

/** `+0530` */
function offsetText(minutes: number): string {
  const [hours, rest] = [Math.floor(Math.abs(minutes) / 60), Math.abs(minutes) % 60];
  const digits = [hours, rest].map((part) => String(part).padStart(2, '0')).join('');
  return `${minutes < 0 ? '-' : '+'}${digits}`;
}
