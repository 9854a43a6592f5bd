// npm run proof fuzz [how many files] [seed of the first]: mutated files of the corpus through the reader.
import { readdirSync, readFileSync } from 'node:fs';
import '../../jest/runTypescript.mjs';
import { inRoot } from '../lib/root.mjs';

const FILES = 500_000;
const AT_ONCE = 5_000;

/** @param {string[]} options */
export async function prove([count = String(FILES), first = '1']) {
  const { fuzzReader } = await import(
    new URL('../../backend/test/calendars/fuzzReader.ts', import.meta.url).href
  );
  const folder = inRoot('backend/test/calendars/files');
  const files = readdirSync(folder)
    .filter((name) => !name.startsWith('huge'))
    .map((name) => readFileSync(`${folder}/${name}`));
  const sums = { files: 0, entries: 0, leftOut: 0, unforeseen: 0, unreadable: 0 };
  /** @type {{ seed: number, fault: string }[]} */
  const faults = [];
  const end = Number(first) + Number(count);
  for (let seed = Number(first); seed < end; seed += AT_ONCE) {
    const result = fuzzReader(files, seed, Math.min(AT_ONCE, end - seed));
    for (const name of /** @type {(keyof typeof sums)[]} */ (Object.keys(sums))) {
      sums[name] += result[name];
    }
    faults.push(...result.faults);
    process.stderr.write(`${sums.files} files, ${faults.length} faults\r`);
  }
  const number = (/** @type {number} */ each) => each.toLocaleString('en-US');
  const lines = [
    `${number(sums.files)} mutated files, seeds from ${first} on, of ${files.length} in the corpus`,
    `${number(sums.entries)} entries, valid by contract`,
    `${number(sums.leftOut)} objects left out with a reason, ${number(sums.unforeseen)} of them for one that nobody foresaw`,
    `${number(sums.unreadable)} files refused with a sentence`,
    ...faults.map(({ seed, fault }) => `seed ${seed}: ${fault}`),
  ];
  return { lines, passed: sums.files - faults.length, failed: faults.length };
}
