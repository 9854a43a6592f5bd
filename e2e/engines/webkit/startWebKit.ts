import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { expect } from '@playwright/test';
import type { Engine } from '../Screen.js';
import { WebDriver } from './WebDriver.js';
import { WebKitScreen, type WebKitWindow } from './WebKitScreen.js';

const program = fileURLToPath(new URL('window.py', import.meta.url));

/** Starts WebKitGTK, which has Safari's engine: each window is a program of its own, on a display of its own. */
export async function startWebKit(): Promise<Engine> {
  const windows: WebKitWindow[] = [];
  return {
    open: async ({ width, height, origin }) => {
      const window = await openWindow(width, height);
      windows.push(window);
      return new WebKitScreen(width, origin, window);
    },
    close: async () => {
      for (const window of windows) await window.close();
    },
  };
}

async function openWindow(width: number, height: number): Promise<WebKitWindow> {
  // No larger than the window, which would have no focus otherwise.
  const screen = ['-screen', '0', `${width}x${height}x24`, '-nolisten', 'tcp'];
  const x = start('Xvfb', ['-displayfd', '1', ...screen]);
  const display = `:${await firstLineOf(x)}`;
  const port = await freePort();
  const driver = start('WebKitWebDriver', [`--port=${port}`], {
    DISPLAY: display,
    LANG: 'C.UTF-8',
    // Neither works in most containers; nothing but our own pages is opened.
    WEBKIT_DISABLE_COMPOSITING_MODE: '1',
    WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1',
  });
  const folder = await mkdtemp(join(tmpdir(), 'kinday-webkit-'));
  const args = [String(width), String(height), folder, '--automation'];
  const capabilities = { 'webkitgtk:browserOptions': { binary: program, args } };
  const server = `http://127.0.0.1:${port}`;
  await expect(async () => void (await fetch(`${server}/status`))).toPass({ timeout: 10_000 });
  const session = await WebDriver.begin(server, capabilities);
  return {
    driver: session,
    display,
    folder,
    close: async () => {
      for (const child of [driver, x]) await stop(child);
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** Starts a program that ends with us, however we end. */
function start(name: string, args: string[], env: NodeJS.ProcessEnv = {}): ChildProcess {
  return spawn('setpriv', ['--pdeathsig', 'TERM', '--', name, ...args], {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', process.env.DEBUG ? 'inherit' : 'ignore'],
  });
}

async function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, 'exit');
  child.kill();
  await ended;
}

async function firstLineOf({ stdout }: ChildProcess): Promise<string> {
  for await (const line of createInterface({ input: stdout! })) return line;
  throw new Error('Xvfb did not start: please install the package xvfb.');
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}
