import { execFile } from 'node:child_process';

/** Runs a program of the system that is given a file, and answers what it says. */
export function readWith(program: string, args: string[], file: Buffer): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const options = { encoding: 'buffer', maxBuffer: 50_000_000 } as const;
    const child = execFile(program, args, options, (error, answer) => {
      if (error) reject(new Error(`${program} failed`, { cause: error }));
      else resolve(answer);
    });
    child.stdin!.end(file);
  });
}
