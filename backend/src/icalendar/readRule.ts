import { isRealDate, type CalendarDate } from '@kinday/contracts/calendarDate';
import { completeRule } from '@kinday/contracts/recurrence/completeRule';
import { fromDayNumber, LAST_DAY, toDayNumber } from '@kinday/contracts/recurrence/dayNumber';
import { Looked } from '@kinday/contracts/recurrence/looked';
import { MOST_COUNT, MOST_INTERVAL, parseRule } from '@kinday/contracts/recurrence/parseRule';
import { ruleDays, yieldsFirstDay } from '@kinday/contracts/recurrence/ruleDays';
import { UTC } from '@kinday/contracts/timeZone';
import { inZone, isTimed, type Moment } from './Moment.js';
import { LeftOutFault } from './UnreadableCalendar.js';
import type { Zones } from './Zones.js';
import * as messages from './messages.js';

/** A rule that series of ours may have, and days beside it. */
export interface DayRule {
  rrule: string;
  extra: CalendarDate[];
}

/** What a series has that stands on the days beside its rule alone. */
export const FIRST_DAY_ALONE = 'FREQ=DAILY;COUNT=1';

const SUBDAILY = ['HOURLY', 'MINUTELY', 'SECONDLY'];
const MOST_DAYS = 1_000;
const YEARS_AHEAD = 100;
const MOST_LOOKED_AT = 20_000;

/**
 * The rule of a series by its RRULE: ends that are told as instants are days, hours that say what the
 * start says already are left out, and what reaches beyond our rules is told by its days. Throws a
 * LeftOutFault, or a RuleProblem.
 */
export function readRule(text: string, start: Moment, zones: Zones): DayRule {
  const parts = partsOf(text);
  if (SUBDAILY.includes(parts.get('FREQ') ?? '')) throw new LeftOutFault(messages.severalADay);
  dropTimes(parts, start);
  const until = parts.get('UNTIL');
  if (until) {
    const day = untilDay(until, start, zones);
    if (day < start.date) return { rrule: FIRST_DAY_ALONE, extra: [] };
    parts.set('UNTIL', day.replaceAll('-', ''));
  }
  const count = Number(parts.get('COUNT') ?? 0);
  const interval = Number(parts.get('INTERVAL') ?? 1);
  if (interval > MOST_INTERVAL) return daysAlone(parts, start.date, interval, count);
  if (count > MOST_COUNT) return { rrule: endedByDay(parts, start.date, count), extra: [] };
  return { rrule: formatParts(parts), extra: [] };
}

function partsOf(text: string): Map<string, string> {
  const named = text
    .toUpperCase()
    .split(';')
    .map((part) => part.trim().split('='))
    .filter(([name, value]) => name && value !== undefined && !name.startsWith('X-'));
  const parts = new Map(named.map(([name = '', value = '']) => [name, value]));
  if (parts.get('RSCALE') === 'GREGORIAN') parts.delete('RSCALE');
  if (parts.get('SKIP') === 'OMIT') parts.delete('SKIP');
  return parts;
}

/** Takes out hours and minutes where they are those of the start. */
function dropTimes(parts: Map<string, string>, { time }: Moment): void {
  const [hours, minutes] = time?.split(':').map(Number) ?? [];
  const starts = { BYHOUR: hours, BYMINUTE: minutes, BYSECOND: 0 };
  for (const [name, value] of Object.entries(starts)) {
    const told = parts.get(name);
    if (told === undefined) continue;
    const isStart = time === null || told.split(',').every((each) => Number(each) === value);
    if (!isStart) throw new LeftOutFault(messages.severalADay);
    parts.delete(name);
  }
}

/** The last day on which an occurrence may begin. */
function untilDay(until: string, start: Moment, zones: Zones): CalendarDate {
  const [, year, month, day, hours, minutes, isUtc] =
    /^(\d{4})(\d\d)(\d\d)(?:T([01]\d|2[0-3])([0-5]\d)\d{0,2}(Z)?)?$/.exec(until) ?? [];
  const date = `${year}-${month}-${day}`;
  if (!isRealDate(date)) throw new LeftOutFault(messages.ruleNotRead);
  if (!hours) return date;
  const end = { date, time: `${hours}:${minutes}`, zone: isUtc ? UTC : null };
  if (!isTimed(start)) return zones.wholeDay(end);
  const there = inZone(end, start.zone ?? zones.home);
  return there.time >= start.time ? there.date : dayBefore(there.date);
}

function dayBefore(day: CalendarDate): CalendarDate {
  return fromDayNumber(toDayNumber(day) - 1);
}

/** A rule whose COUNT is higher than ours may be, with the day on which it comes to an end. */
function endedByDay(parts: Map<string, string>, date: CalendarDate, count: number): string {
  const { byRule, beside } = daysByRule(without(parts, 'COUNT'), date, 1);
  const last = take(byRule, count - beside).at(-1) ?? toDayNumber(date);
  const until = fromDayNumber(last).replaceAll('-', '');
  return formatParts(without(parts, 'COUNT').set('UNTIL', until));
}

/** A rule whose interval is longer than ours may be, by its days. */
function daysAlone(
  parts: Map<string, string>,
  date: CalendarDate,
  interval: number,
  count: number,
): DayRule {
  const { byRule, beside } = daysByRule(without(parts, 'COUNT', 'INTERVAL'), date, interval);
  const most = Math.min(count || MOST_DAYS, MOST_DAYS) - beside;
  return { rrule: FIRST_DAY_ALONE, extra: take(byRule, most).map(fromDayNumber) };
}

/** The days of a rule without COUNT, and how many of those that count the rule does not yield. */
function daysByRule(parts: Map<string, string>, date: CalendarDate, interval: number) {
  const start = toDayNumber(date);
  const rule = completeRule({ ...parseRule(formatParts(parts)), interval }, start);
  const end = Math.min(start + YEARS_AHEAD * 366, LAST_DAY + 1);
  const looked = new Looked(MOST_LOOKED_AT, messages.ruleTooFar);
  return { byRule: ruleDays(rule, start, end, looked), beside: yieldsFirstDay(rule) ? 0 : 1 };
}

function take<Item>(items: Iterable<Item>, most: number): Item[] {
  const taken: Item[] = [];
  for (const item of items) {
    if (taken.length >= most) break;
    taken.push(item);
  }
  return taken;
}

function without(parts: Map<string, string>, ...names: string[]): Map<string, string> {
  return new Map([...parts].filter(([name]) => !names.includes(name)));
}

function formatParts(parts: Map<string, string>): string {
  return [...parts].map(([name, value]) => `${name}=${value}`).join(';');
}
