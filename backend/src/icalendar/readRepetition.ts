import type { CalendarDate } from '@kinday/contracts/calendarDate';
import type { Repetition } from '@kinday/contracts/recurrence/repetition';
import { settledRepetition } from '@kinday/contracts/recurrence/settledRepetition';
import { LIMITS } from '@kinday/contracts/product';
import type { Component } from './Component.js';
import { inZone, isTimed, momentsOf, type Moment } from './Moment.js';
import { linesNamed, property, rawValue, readProperty } from './readProperty.js';
import { FIRST_DAY_ALONE, readRule } from './readRule.js';
import { LeftOutFault } from './UnreadableCalendar.js';
import type { Zones } from './Zones.js';
import * as messages from './messages.js';

/** On which days an object stands. */
export interface ReadDays {
  repetition: Repetition;
  /** Days that were added at another time than that of the start. */
  otherTimes: Moment[];
}

/** The days of an object that repeats; null for one that does not. Throws a LeftOutFault, or a RuleProblem. */
export function readRepetition(of: Component, start: Moment, zones: Zones): ReadDays | null {
  const rules = linesNamed(of, 'RRULE');
  const added = momentsNamed(of, 'RDATE', start, zones);
  const [rule] = rules;
  if (!rule && added.length === 0) return null;
  if (rules.length > 1 || linesNamed(of, 'EXRULE').length > 0) {
    throw new LeftOutFault(messages.severalRules);
  }
  if (isForeign(of, start, zones)) throw new LeftOutFault(messages.unknownZone);
  const { rrule, extra } = rule
    ? readRule(rawValue(rule), start, zones)
    : { rrule: FIRST_DAY_ALONE, extra: [] };
  const isOther = ({ time }: Moment) => isTimed(start) && time !== null && time !== start.time;
  const except = momentsNamed(of, 'EXDATE', start, zones)
    // Some programs name the day alone, by its midnight.
    .filter((moment) => !isOther(moment) || moment.time === '00:00')
    .map(({ date }) => date);
  if (added.length + except.length > MOST_DAYS)
    throw new LeftOutFault(messages.tooManyDays(MOST_DAYS));
  const days = [...extra, ...added.map(({ date }) => date)];
  return {
    repetition: settledRepetition({ date: start.date, rrule, extra: days, except }),
    otherTimes: added.filter((moment) => isOther(moment) && moment.date > start.date),
  };
}

const MOST_DAYS = LIMITS.exceptionsPerSeries;

/** The moments of all properties of a name, as the series' clock tells them. */
function momentsNamed(of: Component, name: string, start: Moment, zones: Zones): Moment[] {
  const moments = linesNamed(of, name)
    .filter((line) => rawValue(line) !== '')
    .flatMap((line) => momentsOf(readProperty(line), zones));
  return moments.map((moment) => toldAs(start, moment, zones));
}

/** A moment told as a series tells its days. */
export function toldAs(start: Moment, moment: Moment, zones: Zones): Moment {
  if (isTimed(start)) return inZone(moment, start.zone ?? zones.home);
  return { date: zones.wholeDay(moment), time: null, zone: null };
}

/** Whether the start was told in a zone that nobody knows: its rule would name other days here. */
function isForeign(of: Component, { date }: Moment, zones: Zones): boolean {
  const id = property(of, 'DTSTART')?.params.tzid;
  return id !== undefined && zones.isForeign(id, date.slice(0, 4));
}

/** The same days, of which some are told of by themselves; one that no rule yields is added. */
export function withoutDays(
  { date, rrule, extra, except }: Repetition,
  days: readonly CalendarDate[],
): Repetition {
  return settledRepetition({
    date,
    rrule,
    extra: [...extra, ...days],
    except: [...except, ...days],
  });
}
