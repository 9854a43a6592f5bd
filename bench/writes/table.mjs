import { median } from '../budgets.mjs';

const digits = (figure) => (figure >= 100 ? figure.toFixed(0) : figure.toPrecision(3));

/** The rows of the table: what is measured, and what it is to be in relation to a peer. */
export const ROWS = [
  { name: 'writes/s, 32 writers', key: 'perSecond', goal: (of) => of('raw') * 0.4, atLeast: true },
  { name: 'server CPU s / 1,000 writes', key: 'serverCpu', goal: (of) => of('raw') * 3 },
  {
    name: 'PostgreSQL CPU s / 1,000, at 200/s',
    key: 'postgresCpu',
    goal: (of) => of('raw') * 2,
  },
  { name: 'p50 of one writer, ms', key: 'p50', goal: (of) => of('raw') * 2.5 },
  { name: 'p95 at 200 writes/s, ms', key: 'p95', goal: null },
  { name: 'p99 at 200 writes/s, ms', key: 'p99', goal: (of) => of('express') * 3 },
  {
    name: 'CPU ms / connection made',
    key: 'cpuMsPerConnection',
    goal: (of) => of('raw') * 3,
  },
  { name: 'kB / idle socket', key: 'kBPerSocket', goal: (of) => of('raw') * 1.5 },
  { name: 'bytes / delivery', key: 'bytesPerDelivery', goal: () => 500 },
];

/**
 * Prints medians with their spread, and whether Kinday reaches its goals.
 * @param {Record<string, Record<string, number>[]>} results of each subject, a round each
 */
export function printTable(results) {
  const subjects = Object.keys(results);
  const figures = (subject, key) => results[subject].map((round) => round[key]);
  console.info(`\n| | ${subjects.join(' | ')} | goal |`);
  console.info(`|---|${'---|'.repeat(subjects.length + 1)}`);
  for (const { name, key, goal, atLeast = false } of ROWS) {
    const cells = subjects.map((subject) => {
      const all = figures(subject, key);
      return `${digits(median(all))} (${digits(Math.min(...all))}–${digits(Math.max(...all))})`;
    });
    const of = (subject) => median(figures(subject, key));
    const peersRan = ['raw', 'express', 'kinday'].every((each) => each in results);
    if (!goal || !peersRan) {
      console.info(`| ${name} | ${cells.join(' | ')} | – |`);
      continue;
    }
    const wanted = goal(of);
    const isReached = atLeast ? of('kinday') >= wanted : of('kinday') <= wanted;
    const sign = atLeast ? '≥' : '≤';
    const verdict = isReached ? 'reached' : 'missed';
    console.info(`| ${name} | ${cells.join(' | ')} | ${sign} ${digits(wanted)} ${verdict} |`);
  }
}
