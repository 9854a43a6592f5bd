import { spawn } from 'node:child_process';

/** The account that runs PostgreSQL when this process is root, whom PostgreSQL refuses. */
export interface ServerUser {
  uid: number;
  gid: number;
}

/** Where a program finds the directory that was handed to it open. */
export const handedDirectory = '/proc/self/fd/3';

/** Spawn options: that account, a directory everyone can enter, and nothing of our environment (PGPORT, PGDATA …). */
export function spawnOptions(user: ServerUser | undefined) {
  return {
    cwd: '/',
    env: { PATH: process.env.PATH ?? '/usr/bin:/bin', LC_ALL: 'C' },
    ...(user && { uid: user.uid, gid: user.gid }),
  };
}

export interface RunResult {
  ok: boolean;
  output: string;
}

/**
 * Runs a program to its end. Never throws: `output` holds what the program or the system said.
 * @param handed an open directory, which the program finds as `handedDirectory`
 */
export function runAsUser(
  user: ServerUser | undefined,
  file: string,
  args: string[],
  { input = '', handed }: { input?: string | undefined; handed?: number | undefined } = {},
): Promise<RunResult> {
  return new Promise((resolve) => {
    const child = spawn(file, args, {
      ...spawnOptions(user),
      stdio: ['pipe', 'pipe', 'pipe', ...(handed === undefined ? [] : [handed])],
    });
    let output = '';
    child.stdout?.on('data', (said) => (output += String(said)));
    child.stderr?.on('data', (said) => (output += String(said)));
    child.once('error', ({ message }) => resolve({ ok: false, output: message }));
    child.once('close', (code) => resolve({ ok: code === 0, output }));
    // The pipe of a program that did not start or does not read breaks; the result tells why.
    child.stdin?.on('error', () => undefined);
    child.stdin?.end(input);
  });
}
