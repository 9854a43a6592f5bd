import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { root } from './root.mjs';

/** A step of installing or building that did not succeed; the message is for people. */
export class StepFailed extends Error {}

/**
 * Runs one program in the repository's directory, with our terminal, to its end.
 * @param {string} name what failed, should it fail: "Installing packages"
 * @param {string} file
 * @param {string[]} args
 * @param {NodeJS.ProcessEnv} [env] added to ours
 */
export async function runStep(name, file, args, env = {}) {
  const child = spawn(file, args, {
    cwd: root,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  const [code, signal] = await once(child, 'exit').catch((error) => [error.message]);
  if (code === 0) return;
  throw new StepFailed(`${name} failed (${signal ?? `exit ${code}`}); see above for the reason.`);
}

/**
 * Runs one program in silence; false when it failed.
 * @param {string} file
 * @param {string[]} args
 * @param {NodeJS.ProcessEnv} [env] added to ours
 */
export async function succeeds(file, args, env = {}) {
  const child = spawn(file, args, { cwd: root, env: { ...process.env, ...env }, stdio: 'ignore' });
  const [code] = await once(child, 'exit').catch(() => [1]);
  return code === 0;
}

/**
 * Does the work of a script; a failed step is told in one line and ends the process with 1.
 * @param {() => Promise<void>} work
 */
export async function runSteps(work) {
  try {
    await work();
  } catch (error) {
    if (!(error instanceof StepFailed)) throw error;
    console.error(error.message);
    process.exit(1);
  }
}
