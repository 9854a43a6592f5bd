// node bench/recurrence.mjs, after a build of contracts: how long hostile rules keep one call busy,
// and what a month of 300 series costs; exits 1 over budget.
import { lastDayOf } from '@kinday/contracts/recurrence/lastDayOf';
import { daysOf } from '@kinday/contracts/recurrence/occurrences';
import { median, tell, verdict } from './budgets.mjs';

const RUNS = 21;
const date = '2026-11-02';
const HOSTILE = [
  'FREQ=DAILY;INTERVAL=14;BYDAY=TU,WE,TH,FR,SA,SU',
  'FREQ=DAILY;BYSETPOS=2;BYDAY=MO',
  'FREQ=DAILY;BYMONTH=2;BYMONTHDAY=30',
  'FREQ=WEEKLY;BYDAY=MO;BYSETPOS=2',
  'FREQ=WEEKLY;INTERVAL=99;BYMONTH=4;BYSETPOS=-6',
  'FREQ=MONTHLY;BYDAY=MO;BYSETPOS=6',
  'FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=29;BYDAY=MO;INTERVAL=99;COUNT=1000',
  'FREQ=YEARLY;BYWEEKNO=53;BYMONTH=6',
  'FREQ=YEARLY;BYDAY=12SA;BYSETPOS=2,-2',
  'FREQ=YEARLY;BYYEARDAY=260;BYMONTH=1',
  'FREQ=DAILY;INTERVAL=99;COUNT=1000',
  'FREQ=MONTHLY;BYMONTHDAY=31;COUNT=1000',
];

for (const rrule of HOSTILE) {
  const last = timesOf(() => attempt(() => lastDayOf({ date, rrule, extra: [] })));
  tell(`the end of ${rrule}`, last, 5, 'ms');
  const series = { date, rrule, extra: [], except: [], last: null };
  const year = timesOf(() => daysOf(series, '2126-01-01', '2127-01-01'));
  tell(`a year of ${rrule}`, year, 5, 'ms');
}

const usual = ['FREQ=WEEKLY;BYDAY=TU', 'FREQ=MONTHLY;BYDAY=2TH', 'FREQ=YEARLY', 'FREQ=DAILY'];
const month = timesOf(() => {
  for (let index = 0; index < 300; index += 1) {
    const rrule = usual[index % usual.length] ?? '';
    daysOf({ date, rrule, extra: [], except: [], last: null }, '2027-03-01', '2027-04-11');
  }
});
tell('six weeks of 300 series', month, 5, 'ms');
process.exit(verdict());

/**
 * The median of some calls in milliseconds.
 * @param {() => unknown} call
 */
function timesOf(call) {
  const times = Array.from({ length: RUNS }, () => {
    const start = performance.now();
    call();
    return performance.now() - start;
  });
  return Number(median(times).toFixed(2));
}

/** A refusal is an answer. @param {() => unknown} call */
function attempt(call) {
  try {
    call();
  } catch {
    // The sentence of the refusal is checked by tests.
  }
}
