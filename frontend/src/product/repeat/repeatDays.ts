import { MONTH_NAMES, WEEKDAY_NAMES } from '@kinday/contracts/dateText';
import type { Rule } from '@kinday/contracts/recurrence/rule';
import { listed } from '../listed';
import { ordinal, placeWord } from './ordinals';

const WORKDAYS = [1, 2, 3, 4, 5];

/** Whether a rule names Monday to Friday, each of them once. */
export function isOnWorkdays({ byDay }: Rule): boolean {
  const weekdays = byDay.map(({ weekday }) => weekday);
  return byDay.every(({ nth }) => nth === 0) && String(weekdays) === String(WORKDAYS);
}

/** The days that a rule names: ` on the second Thursday`; null where plain words do not say them. */
export function repeatDays(rule: Rule): string | null {
  const { byWeekNo, byYearDay, byMonthDay, byDay, byMonth, bySetPos, frequency } = rule;
  const isNumbered = byDay.some(({ nth }) => nth !== 0);
  if (bySetPos.length > 0) return placesAmong(rule);
  if (byWeekNo.length + byYearDay.length > 0) return null;
  if (isNumbered && (byMonthDay.length > 0 || byDay.some(({ nth }) => nth === 0))) return null;
  if (frequency === 'YEARLY' && isDayOfYear(rule)) {
    return ` on ${nameOfMonth(byMonth[0] ?? 0)} ${byMonthDay[0] ?? 0}`;
  }
  const [inMonths, inYear] = [monthsOf(byMonth), isNumbered && frequency === 'YEARLY'];
  const where = inMonths || (inYear ? ' of the year' : '');
  if (byMonthDay.length === 0) return `${weekdaysOf(rule)}${where}`;
  const condition = byDay.length === 0 ? '' : ` if it is a ${listed(weekdayNames(rule), 'or')}`;
  const everyMonth = frequency === 'YEARLY' && byMonth.length === 0 ? ' of every month' : '';
  return ` on ${daysOfMonth(byMonthDay)}${everyMonth}${inMonths}${condition}`;
}

const isDayOfYear = ({ byMonth, byMonthDay, byDay }: Rule) =>
  byMonth.length === 1 && byMonthDay.length === 1 && byDay.length === 0 && (byMonthDay[0] ?? 0) > 0;

const nameOfMonth = (month: number) => MONTH_NAMES[month - 1] ?? '';

const weekdayNames = ({ byDay }: Rule) => byDay.map(({ weekday }) => WEEKDAY_NAMES[weekday] ?? '');

function monthsOf(byMonth: readonly number[]): string {
  return byMonth.length === 0 ? '' : ` in ${listed(byMonth.map(nameOfMonth))}`;
}

function weekdaysOf(rule: Rule): string {
  const { byDay, frequency } = rule;
  if (byDay.length === 0) return '';
  const each = byDay.map(({ nth, weekday }) => {
    const name = WEEKDAY_NAMES[weekday] ?? '';
    if (nth !== 0) return `the ${placeWord(nth)} ${name}`;
    return frequency === 'WEEKLY' ? name : `every ${name}`;
  });
  return ` on ${listed(each)}`;
}

/** `the 1st and the 15th`, `the last day` */
function daysOfMonth(byMonthDay: readonly number[]): string {
  const fromStart = byMonthDay.filter((day) => day > 0).map((day) => `the ${ordinal(day)}`);
  const fromEnd = byMonthDay.filter((day) => day < 0).map((day) => `the ${placeWord(day)} day`);
  return listed([...fromStart, ...fromEnd.reverse()]);
}

/** ` on the last weekday (Monday to Friday)`: monthly rules that choose among weekdays. */
function placesAmong(rule: Rule): string | null {
  const { frequency, byDay, byMonthDay, byMonth, bySetPos } = rule;
  const isPlain = byDay.length > 0 && byDay.every(({ nth }) => nth === 0);
  if (frequency !== 'MONTHLY' || !isPlain || byMonthDay.length > 0) return null;
  const among = isOnWorkdays(rule)
    ? 'weekday (Monday to Friday)'
    : listed(weekdayNames(rule), 'or');
  return ` on the ${listed(bySetPos.map(placeWord))} ${among}${monthsOf(byMonth)}`;
}
