import { execFile } from 'node:child_process';

/** The account that runs PostgreSQL when this process is root, whom PostgreSQL refuses. */
export interface ServerUser {
  uid: number;
  gid: number;
}

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

/** Runs a program to its end. Never throws: `output` holds what the program or the system said. */
export function runAsUser(
  user: ServerUser | undefined,
  file: string,
  args: string[],
  input = '',
): Promise<RunResult> {
  return new Promise((resolve) => {
    const child = execFile(file, args, spawnOptions(user), (error, stdout, stderr) => {
      const output = stdout + stderr;
      resolve({ ok: error === null, output: output || (error?.message ?? '') });
    });
    // A program that never started or never read has closed this pipe: its result says so.
    child.stdin?.on('error', () => undefined);
    child.stdin?.end(input);
  });
}
