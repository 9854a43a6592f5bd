// npm run imports: checks who imports whom. A cruise that sees no files finds no faults, so each must be seen.
import { readdirSync } from 'node:fs';
import path from 'node:path';
import { cruise } from 'dependency-cruiser';
import extractTsConfig from 'dependency-cruiser/config-utl/extract-ts-config';
import config from '../.dependency-cruiser.mjs';
import { inRoot, root } from './lib/root.mjs';

const sources = ['contracts/src', 'embedded-postgres/src', 'backend/src', 'frontend/src'];

process.chdir(root);
const { output } = await cruise(
  sources,
  { ...config.options, ruleSet: { forbidden: config.forbidden }, validate: true },
  {},
  { tsConfig: extractTsConfig(inRoot('tsconfig.base.json')) },
);
if (typeof output === 'string') throw new Error('dependency-cruiser answered with a text.');

const seen = new Set(output.modules.map((module) => module.source));
const unseen = sources.flatMap(modulesIn).filter((file) => !seen.has(file));
for (const { from, to, rule } of output.summary.violations) {
  console.error(`${rule.name}: ${from} → ${to}`);
}
for (const file of unseen) console.error(`not seen: ${file}`);
console.log(`${seen.size} modules, ${output.summary.violations.length} violations`);
if (seen.size === 0 || unseen.length > 0 || output.summary.violations.length > 0) process.exit(1);

/** @param {string} directory */
function modulesIn(directory) {
  const found = readdirSync(inRoot(directory), { recursive: true, encoding: 'utf8' });
  const modules = found
    .filter((file) => /[.]tsx?$/.test(file))
    .map((file) => path.posix.join(directory, file));
  if (modules.length === 0) throw new Error(`There is no module in ${directory}.`);
  return modules;
}
