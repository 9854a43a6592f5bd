/** Whether all figures printed so far were within their budgets. */
let isWithin = true;

/**
 * Prints a figure beside its budget.
 * @param {string} name
 * @param {number} found
 * @param {number} budget
 * @param {string} unit
 */
export function tell(name, found, budget, unit) {
  const verdict = found <= budget ? '' : '  over budget';
  console.info(`${name}: ${found} ${unit} (≤ ${budget})${verdict}`);
  isWithin &&= found <= budget;
}

/**
 * Prints a score beside the least it should be.
 * @param {string} name
 * @param {number} found
 * @param {number} least
 */
export function tellLeast(name, found, least) {
  console.info(`${name}: ${found} (≥ ${least})${found >= least ? '' : '  too low'}`);
  isWithin &&= found >= least;
}

/** The exit code that the figures deserve; of a smoke run, whose figures mean nothing, always 0. */
export const verdict = () => (isWithin || process.env.BENCH_SMOKE ? 0 : 1);

/** @param {number[]} figures */
export function median(figures) {
  return figures.toSorted((one, other) => one - other)[Math.floor(figures.length / 2)];
}
