import { readFileSync } from 'node:fs';
import { inRoot } from './root.mjs';

/** Ends the process with one sentence when this Node.js is too old to install or run anything. */
export function requireNode() {
  const { engines } = JSON.parse(readFileSync(inRoot('package.json'), 'utf8'));
  const oldest = engines.node.replace('>=', '');
  const [oldestMajor, oldestMinor] = oldest.split('.').map(Number);
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  if (major > oldestMajor || (major === oldestMajor && minor >= oldestMinor)) return;
  console.error(
    `Kinday Calendar needs Node.js ${oldest} or newer; this is ${process.versions.node}: install a newer one from https://nodejs.org.`,
  );
  process.exit(1);
}
