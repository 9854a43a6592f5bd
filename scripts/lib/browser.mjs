import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { inRoot } from './root.mjs';
import { succeeds } from './runStep.mjs';
import { ensureProgram, findProgram } from './systemProgram.mjs';

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
/** Nothing of the browser's own goes out to the network. */
const quietly = [
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-quic',
  '--disable-sync',
  '--disable-gpu',
  '--no-first-run',
];

/**
 * How to launch a Chromium, whichever way gives one first: Playwright's own, the system's,
 * Playwright's download, the system's package manager.
 * @returns {Promise<{ executablePath?: string, args: string[], chromiumSandbox: boolean }>}
 */
export async function findBrowser() {
  // As root Chromium's sandbox does not start.
  const options = { args: quietly, chromiumSandbox: process.geteuid?.() !== 0 && !process.env.CI };
  if (hasPlaywrightsOwn()) return options;
  const system = findProgram(names);
  if (system) return { ...options, executablePath: system };
  console.log('Fetching a browser…');
  const cli = createRequire(inRoot('e2e/package.json')).resolve('@playwright/test/cli');
  if (await succeeds(process.execPath, [cli, 'install', 'chromium'])) return options;
  return { ...options, executablePath: await ensureProgram(names, 'chromium') };
}

function hasPlaywrightsOwn() {
  const { chromium } = createRequire(inRoot('e2e/package.json'))('@playwright/test');
  return existsSync(chromium.executablePath());
}
