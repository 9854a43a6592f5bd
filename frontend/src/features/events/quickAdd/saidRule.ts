import { readRuleIfValid } from '@kinday/contracts/recurrence/readRule';
import type { Frequency } from '@kinday/contracts/recurrence/rule';
import type { MaskedLine } from './maskedLine';
import {
  EVERY,
  INTERVAL,
  intervalOf,
  MONTH,
  MONTH_DAYS,
  monthDaysOf,
  NTH_WEEKDAY,
  ORDINALS,
  WEEKDAY,
  WEEKDAY_LIST,
  WEEKDAYS_EACH,
  weekdaysOf,
} from './repeatWords';

/** How a line says that an event repeats. */
export interface SaidRule {
  frequency: Frequency;
  interval: number;
  /** The part of an RRULE that names its days; empty where the first day says them. */
  days: string;
}

/** A way to say it: words in any part of the line, and what they mean. */
interface Form {
  pattern: RegExp;
  rule: (groups: Record<string, string | undefined>) => SaidRule;
}

const PERIODS: Record<string, [Frequency, number]> = {
  day: ['DAILY', 1],
  daily: ['DAILY', 1],
  week: ['WEEKLY', 1],
  weekly: ['WEEKLY', 1],
  fortnight: ['WEEKLY', 2],
  fortnightly: ['WEEKLY', 2],
  biweekly: ['WEEKLY', 2],
  month: ['MONTHLY', 1],
  monthly: ['MONTHLY', 1],
  quarter: ['MONTHLY', 3],
  quarterly: ['MONTHLY', 3],
  year: ['YEARLY', 1],
  yearly: ['YEARLY', 1],
  annually: ['YEARLY', 1],
};
const WORKDAYS = 'BYDAY=MO,TU,WE,TH,FR';
const WEEKEND = 'BYDAY=SU,SA';

const weekly = (days: string, interval = 1): SaidRule => ({ frequency: 'WEEKLY', interval, days });
const monthly = (days: string, interval = 1): SaidRule => ({
  frequency: 'MONTHLY',
  interval,
  days,
});

function periodically(word: string | undefined, interval: number, days = ''): SaidRule {
  const [frequency, times] = PERIODS[word?.toLowerCase().replace('-', '') ?? ''] ?? ['DAILY', 1];
  return { frequency, interval: interval * times, days };
}

const form = (pattern: string, rule: Form['rule']): Form => ({
  pattern: new RegExp(pattern, 'i'),
  rule,
});

const NTH = `(?<nth>${INTERVAL})?`;
const OF_EACH_MONTH = String.raw`\s+(?:(?:of|in)\s+)?(?:each|every)\s+(?<nth>${INTERVAL})?months?\b`;
const ON = String.raw`(?:\s*,)?(?:\s+on)?\s+`;
/** "Every second Friday" is every two weeks, "every third Friday" is one of each month. */
const NO_INTERVAL = String.raw`(?!(?:second|2nd)\s+${WEEKDAY})`;
const IS_INTERVAL = String.raw`(?!\s+(?:(?:day|week|fortnight|month|quarter|year)s?\b|${WEEKDAY})|\s+(?:of\s+)?${MONTH})`;

/** "TGI Fridays Sat 7pm": the event has a day of its own, and the plural is a name. */
const NO_OTHER_DAY = String.raw`(?!.*(?<!\b(?:until|till?|through|thru|from|starting|beginning)\s+)${WEEKDAY}(?<!days))`;

/** The more words a form takes, the earlier it is tried. */
const FORMS: readonly Form[] = [
  form(
    String.raw`${EVERY}(?<days>${MONTH_DAYS})\s+(?:of|in)\s+(?:the|each|every|a)\s+month\b`,
    ({ days = '' }) => monthly(monthDaysOf(days)),
  ),
  form(String.raw`(?:\bon\s+)?\b(?<days>${MONTH_DAYS})${OF_EACH_MONTH}`, ({ days = '', nth }) =>
    monthly(monthDaysOf(days), intervalOf(nth)),
  ),
  form(
    String.raw`(?:\bon\s+)?\b(?<days>(?:the\s+)?${NTH_WEEKDAY})\s+(?:of|in)\s+(?:the|a)\s+month\b`,
    ({ days = '' }) => monthly(monthDaysOf(days)),
  ),
  form(
    String.raw`(?:\bmonthly\b|${EVERY}${NTH}months?\b)${ON}(?<days>${MONTH_DAYS})(?:\s+of\s+the\s+month\b)?`,
    ({ days = '', nth }) => monthly(monthDaysOf(days), intervalOf(nth)),
  ),
  // "Every July 4": its day is read as a date.
  form(String.raw`${EVERY}(?=(?:${MONTH}\s+\d|\d{1,2}(?:st|nd|rd|th)?\s+(?:of\s+)?${MONTH}))`, () =>
    periodically('year', 1),
  ),
  form(
    String.raw`${EVERY}(?<days>(?:the\s+)?(?:${NO_INTERVAL}${NTH_WEEKDAY}|${ORDINALS}${IS_INTERVAL}))`,
    ({ days = '' }) => monthly(monthDaysOf(days)),
  ),
  form(
    String.raw`(?:\b(?<adverb>(?:bi-?)?weekly|fortnightly)\b|${EVERY}${NTH}(?<unit>week|fortnight)s?\b)${ON}(?<days>${WEEKDAY_LIST})`,
    ({ adverb, unit, nth, days = '' }) =>
      periodically(adverb ?? unit, intervalOf(nth), `BYDAY=${weekdaysOf(days)}`),
  ),
  form(String.raw`(?:\bdaily\b|${EVERY}day\b)${ON}(?<days>${WEEKDAY_LIST})`, ({ days = '' }) =>
    weekly(`BYDAY=${weekdaysOf(days)}`),
  ),
  form(`${EVERY}${NTH}(?<days>${WEEKDAY_LIST})`, ({ nth, days = '' }) =>
    weekly(`BYDAY=${weekdaysOf(days)}`, intervalOf(nth)),
  ),
  form(
    String.raw`(?:${EVERY}|\bon\s+)?\b(?:weekdays|workdays)\b|${EVERY}(?:weekday|workday)\b`,
    () => weekly(WORKDAYS),
  ),
  form(String.raw`(?:${EVERY}|\bon\s+)?\bweekends\b|${EVERY}weekend\b`, () => weekly(WEEKEND)),
  form(String.raw`(?:\bon\s+)?(?<days>${WEEKDAYS_EACH})${NO_OTHER_DAY}`, ({ days = '' }) =>
    weekly(`BYDAY=${weekdaysOf(days)}`),
  ),
  form(
    String.raw`${EVERY}${NTH}(?<unit>day|week|fortnight|month|quarter|year)s?\b`,
    ({ nth, unit }) => periodically(unit, intervalOf(nth)),
  ),
  form(
    String.raw`\b(?<unit>daily|(?:bi-?)?weekly|fortnightly|monthly|quarterly|yearly|annually)\b`,
    ({ unit }) => periodically(unit, 1),
  ),
];

/** "Daily standup" and the like: the word is the title's, too. */
const ADJECTIVE = new RegExp(
  String.raw`^(?:daily|(?:bi-?)?weekly|fortnightly|monthly|quarterly|yearly)(?=\s+(?!(?:all|at|beginning|for|from|in|on|starting|till?|through|until)\b|${WEEKDAY}|${MONTH}\s+\d)[a-z])`,
  'i',
);
/** What else is said of a repetition, and not understood: no day of it is the event's. */
const FURTHER = new RegExp(String.raw`${EVERY}\S+|\b(?:except|excluding|but\s+not)\b.*`, 'gi');
/** "Monthly review on the last Friday": the day may stand apart from the period. */
const DAY_APART = new RegExp(String.raw`(?:\bon\s+)?(?:\bthe\s+)?\b(?<days>${NTH_WEEKDAY})`, 'i');

/** Whether a rule can be read does not depend on its first day. */
const ANY_DAY = '2026-01-01';

/** The text of the RRULE, without an end. */
export function textOfRule({ frequency, interval, days }: SaidRule): string {
  return [`FREQ=${frequency}`, `INTERVAL=${interval}`, ...(days ? [days] : [])].join(';');
}

/** Takes out of a line how it says that the event repeats; null when it does not. */
export function takeRule(line: MaskedLine): SaidRule | null {
  for (const { pattern, rule } of FORMS) {
    const match = pattern.exec(line.text);
    if (!match) continue;
    const said = rule(match.groups ?? {});
    const isReadable = readRuleIfValid({ date: ANY_DAY, rrule: textOfRule(said) }) !== null;
    if (!isReadable) line.cover(pattern);
    else if (match.index === 0 && ADJECTIVE.test(line.text)) line.cover(ADJECTIVE);
    else line.take(match);
    line.cover(FURTHER);
    return isReadable ? withDayApart(said, line) : null;
  }
  return null;
}

function withDayApart(said: SaidRule, line: MaskedLine): SaidRule {
  if (said.frequency !== 'MONTHLY' || said.days !== '') return said;
  const match = DAY_APART.exec(line.text);
  line.take(match);
  return match ? monthly(monthDaysOf(match.groups?.['days'] ?? ''), said.interval) : said;
}
