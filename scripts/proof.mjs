// npm run proof <name>: what is too long for `npm test`, of which it has a small seed. What a proof says,
// with the date and the commit, is written to docs/proofs/<name>.md; the last line is `N passed, N failed`.
import { execFileSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { inRoot, root } from './lib/root.mjs';

/**
 * Each: what it proves, and the module whose `prove` does it and answers what it found, line by line,
 * and how many of its checks passed and failed.
 * @type {Record<string, { title: string, module: string }>}
 */
const PROOFS = {
  fuzz: {
    title: 'Mutated calendar files are read, or left out, and never bring anything else',
    module: './proofs/fuzz.mjs',
  },
  hostile: {
    title: 'One hostile account leaves the server quick, small and fair to the others',
    module: './proofs/hostile.mjs',
  },
};

const [name = '', ...options] = process.argv.slice(2);
const proof = PROOFS[name];
if (!proof) {
  console.error(`Usage: npm run proof <name>, one of: ${Object.keys(PROOFS).join(', ')}`);
  process.exit(1);
}
// Of what is proved, whatever is committed meanwhile.
const commit = execFileSync('git', ['rev-parse', '--short', 'HEAD'], {
  cwd: root,
  encoding: 'utf8',
});
const { prove } = await import(proof.module);
/** @type {{ lines: string[], passed: number, failed: number }} */
const { lines, passed, failed } = await prove(options);
const last = `${passed} passed, ${failed} failed`;
const date = new Date().toISOString().slice(0, 10);
mkdirSync(inRoot('docs/proofs'), { recursive: true });
writeFileSync(
  inRoot(`docs/proofs/${name}.md`),
  [
    `# ${proof.title}`,
    '',
    `\`npm run proof ${name}\` on ${date}, of commit ${commit.trim()}:`,
    '',
    '```',
    ...lines,
    last,
    '```',
    '',
  ].join('\n'),
);
for (const line of [...lines, last]) console.log(line);
process.exitCode = failed > 0 ? 1 : 0;
