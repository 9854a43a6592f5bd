import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { constants } from 'node:os';
import { root } from './root.mjs';

const stopWithParent = new URL('./stopWithParent.mjs', import.meta.url).href;
/** Npm and the terminal both pass one Ctrl-C on: two signals within this time are one keypress. */
const sameKeypress = 1000;

/**
 * Starts a Node.js program that ends with us. It has a session of its own: the terminal's Ctrl-C
 * reaches only us, and it hears of it once.
 * @param {string[]} args
 * @param {{ env?: NodeJS.ProcessEnv, stdin?: 'inherit' | 'ignore', stdout?: 'inherit' | 'pipe' }} [options]
 */
export function runNode(args, { env = {}, stdin = 'ignore', stdout = 'inherit' } = {}) {
  return spawn(process.execPath, ['--import', stopWithParent, ...args], {
    cwd: root,
    detached: true,
    env: { ...process.env, ...env },
    stdio: [stdin, stdout, 'inherit', 'ipc'],
  });
}

/**
 * Passes our signals on to the programs; a second Ctrl-C ends them at once.
 * @param {() => import('node:child_process').ChildProcess[]} programs
 */
export function passSignalsTo(programs) {
  let first = 0;
  const stop = (/** @type {NodeJS.Signals} */ signal) => {
    const now = Date.now();
    if (first === 0) {
      first = now;
      for (const program of programs()) program.kill(signal === 'SIGHUP' ? 'SIGTERM' : signal);
    } else if (now - first > sameKeypress) {
      console.error('Stopping at once.');
      for (const program of programs()) program.kill('SIGKILL');
    }
  };
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])) {
    process.on(signal, stop);
  }
}

/** @param {import('node:child_process').ChildProcess} program */
export function isRunning(program) {
  return program.exitCode === null && program.signalCode === null;
}

/**
 * Waits for a program's end and returns its exit code, as a shell counts it.
 * @param {import('node:child_process').ChildProcess} program
 */
export async function exitCodeOf(program) {
  const [code, signal] = await once(program, 'exit');
  return code ?? 128 + (constants.signals[/** @type {NodeJS.Signals} */ (signal)] ?? 0);
}
