import { isRealDate } from '../calendarDate.js';
import { toDayNumber, type DayNumber } from './dayNumber.js';
import {
  FREQUENCIES,
  MONDAY,
  RuleProblem,
  WEEKDAYS,
  type Frequency,
  type Rule,
  type RuleWeekday,
} from './rule.js';
import * as messages from '../messages.js';

export const MOST_INTERVAL = 99;
export const MOST_COUNT = 1_000;
const LONGEST_TEXT = 1_000;

const NUMBER_LISTS = {
  BYMONTH: { name: 'byMonth', most: 12, fromEnd: false },
  BYWEEKNO: { name: 'byWeekNo', most: 53, fromEnd: true },
  BYYEARDAY: { name: 'byYearDay', most: 366, fromEnd: true },
  BYMONTHDAY: { name: 'byMonthDay', most: 31, fromEnd: true },
  BYSETPOS: { name: 'bySetPos', most: 366, fromEnd: true },
} as const;
type NumberList = keyof typeof NUMBER_LISTS;
const isNumberList = (part: string): part is NumberList => Object.hasOwn(NUMBER_LISTS, part);

/** Reads the text of an RRULE, without its name. Throws a RuleProblem. */
export function parseRule(text: string): Rule {
  if (text.length > LONGEST_TEXT) throw new RuleProblem(messages.repetitionTooLong);
  const parts = new Map<string, string>();
  for (const part of text.toUpperCase().split(';')) {
    const [, name, value] = /^([A-Z]+)=(.+)$/.exec(part) ?? [];
    if (!name || !value) throw new RuleProblem(messages.repetitionNotRead);
    if (parts.has(name)) throw new RuleProblem(messages.rulePartOnce(name));
    parts.set(name, value);
  }
  const rule: Rule = {
    frequency: readFrequency(parts.get('FREQ')),
    interval: readNumber('INTERVAL', parts.get('INTERVAL') ?? '1', MOST_INTERVAL),
    count: parts.has('COUNT') ? readNumber('COUNT', parts.get('COUNT') ?? '', MOST_COUNT) : null,
    until: parts.has('UNTIL') ? readUntil(parts.get('UNTIL') ?? '') : null,
    byMonth: [],
    byWeekNo: [],
    byYearDay: [],
    byMonthDay: [],
    byDay: (parts.get('BYDAY')?.split(',') ?? []).map(readWeekday),
    bySetPos: [],
    weekStart: parts.has('WKST') ? readWeekday(parts.get('WKST') ?? '').weekday : MONDAY,
  };
  const known = ['FREQ', 'INTERVAL', 'COUNT', 'UNTIL', 'BYDAY', 'WKST'];
  const lists: Partial<Record<(typeof NUMBER_LISTS)[NumberList]['name'], number[]>> = {};
  for (const [part, value] of parts) {
    if (isNumberList(part)) lists[NUMBER_LISTS[part].name] = readNumbers(part, value);
    else if (!known.includes(part)) throw new RuleProblem(messages.rulePartUnknown(part));
  }
  return checked(inOrder({ ...rule, ...lists }));
}

function readFrequency(value = ''): Frequency {
  const frequency = FREQUENCIES.find((each) => each === value);
  if (frequency) return frequency;
  throw new RuleProblem(messages.invalidFrequency);
}

function readNumber(part: string, text: string, most: number): number {
  const number = /^\d{1,4}$/.test(text) ? Number(text) : 0;
  if (number >= 1 && number <= most) return number;
  throw new RuleProblem(messages.rulePartNoNumber(part, most));
}

function readUntil(text: string): DayNumber {
  const date = /^\d{8}$/.test(text)
    ? `${text.slice(0, 4)}-${text.slice(4, 6)}-${text.slice(6)}`
    : '';
  if (isRealDate(date)) return toDayNumber(date);
  throw new RuleProblem(messages.invalidUntil);
}

function readNumbers(part: NumberList, text: string): number[] {
  const { most, fromEnd } = NUMBER_LISTS[part];
  return text.split(',').map((each) => {
    const number = /^[+-]?\d{1,3}$/.test(each) ? Number(each) : 0;
    const isIn = number >= (fromEnd ? -most : 1) && number <= most && number !== 0;
    if (isIn) return number;
    throw new RuleProblem(messages.rulePartNoNumbers(part, most));
  });
}

function readWeekday(text: string): RuleWeekday {
  const [, nth = '', name] = /^([+-]?\d{1,2})?([A-Z]{2})$/.exec(text) ?? [];
  const weekday = WEEKDAYS.findIndex((each) => each === name);
  const number = Number(nth);
  if (weekday >= 0 && Math.abs(number) <= 53 && (nth === '' || number !== 0)) {
    return { nth: number, weekday };
  }
  throw new RuleProblem(messages.invalidWeekdays);
}

/** The same rule with its lists sorted, each entry once, and WKST where it matters alone. */
function inOrder(rule: Rule): Rule {
  const sorted = (numbers: readonly number[]) =>
    [...new Set(numbers)].sort((one, other) => one - other);
  const fromMonday = ({ weekday, nth }: RuleWeekday) => ((weekday + 6) % 7) * 200 + nth;
  const days = new Map(rule.byDay.map((day) => [fromMonday(day), day]));
  return {
    ...rule,
    byMonth: sorted(rule.byMonth),
    byWeekNo: sorted(rule.byWeekNo),
    byYearDay: sorted(rule.byYearDay),
    byMonthDay: sorted(rule.byMonthDay),
    byDay: [...days].sort(([one], [other]) => one - other).map(([, day]) => day),
    bySetPos: sorted(rule.bySetPos),
    weekStart: isAboutWeeks(rule) ? rule.weekStart : MONDAY,
  };
}

/** Whether it matters to a rule on which weekday its weeks begin. */
function isAboutWeeks({ frequency, interval, bySetPos, byWeekNo }: Rule): boolean {
  return byWeekNo.length > 0 || (frequency === 'WEEKLY' && interval + bySetPos.length > 1);
}

/** The rule, unless RFC 5545 (section 3.3.10) forbids how its parts stand together. */
function checked(rule: Rule): Rule {
  const { frequency, byDay, byWeekNo, byYearDay, byMonthDay, byMonth, bySetPos } = rule;
  const refuse = (isWrong: boolean, sentence: string) => {
    if (isWrong) throw new RuleProblem(sentence);
  };
  const isNumbered = byDay.some(({ nth }) => nth !== 0);
  refuse(rule.count !== null && rule.until !== null, messages.twoEnds);
  refuse(byWeekNo.length > 0 && frequency !== 'YEARLY', messages.weeksOfYearOnly);
  refuse(byYearDay.length > 0 && frequency !== 'YEARLY', messages.daysOfYearOnly);
  refuse(byMonthDay.length > 0 && frequency === 'WEEKLY', messages.noDaysOfWeeks);
  refuse(
    isNumbered && (frequency === 'DAILY' || frequency === 'WEEKLY' || byWeekNo.length > 0),
    messages.nthWeekdayOnly,
  );
  const lists = [byDay, byWeekNo, byYearDay, byMonthDay, byMonth];
  refuse(
    bySetPos.length > 0 && lists.every((list) => list.length === 0),
    messages.placesAmongNothing,
  );
  return rule;
}
