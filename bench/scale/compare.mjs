import { median, tell } from '../budgets.mjs';
import { CALLS } from './calls.mjs';

const WARM_UP = process.env.BENCH_SMOKE ? 0 : 10;

/** The middle of the figures, and between which two figures half of them are. */
function describe(took) {
  const sorted = took.toSorted((one, other) => one - other);
  const at = (share) => sorted[Math.floor(sorted.length * share)].toFixed(1);
  return `${at(0.5)} (${at(0.25)}–${at(0.75)})`;
}

/**
 * Makes every call on two sides in turns, and prints what it takes there: the median, between which
 * two figures half of them are, and the ratio of the medians with its budget.
 * @param {[string, import('./Side.mjs').Side][]} sides each with its name; the second one may not be slower
 * @param {{ calls?: string[], runs: number, budget: number }} options
 */
export async function compare(sides, { calls = Object.keys(CALLS), runs, budget }) {
  console.info(`Milliseconds: median (quartiles) of ${runs} calls.`);
  for (const name of calls) {
    const took = sides.map(() => []);
    for (let run = -WARM_UP; run < runs; run += 1) {
      for (const [at, [, side]] of sides.entries()) {
        const milliseconds = await CALLS[name](side.next());
        if (run >= 0) took[at].push(milliseconds);
      }
    }
    const [small, large] = took.map(median);
    const cells = sides.map(([side], at) => `${side} ${describe(took[at])}`);
    console.info(`\n${name}: ${cells.join(', ')}`);
    tell('  ratio', +(large / small).toFixed(2), budget, '×');
  }
}
