// npm run proof hostile: the bench of that name, at the default limits; each bound is a check.
import { createInterface } from 'node:readline';
import { buildChanged } from '../lib/build.mjs';
import { exitCodeOf, passSignalsTo, runNode } from '../lib/runNode.mjs';

export async function prove() {
  await buildChanged();
  const bench = runNode(['bench/hostile.mjs'], { stdout: 'pipe' });
  passSignalsTo(() => [bench]);
  /** @type {string[]} */
  const lines = [];
  createInterface(/** @type {import('node:stream').Readable} */ (bench.stdout)).on(
    'line',
    (line) => {
      lines.push(line);
      process.stderr.write(`${line}\n`);
    },
  );
  const code = await exitCodeOf(bench);
  const checks = lines.filter((line) => line.includes('(≤ '));
  const over = checks.filter((line) => line.includes('over budget')).length;
  // A bench that could not end proves nothing.
  const failed = over === 0 && code !== 0 ? 1 : over;
  return { lines, passed: checks.length - over, failed };
}
