import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

const run = promisify(execFile);
const runTypescript = new URL('../../../jest/runTypescript.mjs', import.meta.url).href;
const cli = fileURLToPath(new URL('../../src/cli.ts', import.meta.url));

/** `npm run kinday -- …` without npm. Resolves with what it says; rejects with what went wrong. */
export async function kinday(
  environment: Record<string, string>,
  ...words: string[]
): Promise<string> {
  try {
    const { stdout } = await run(process.execPath, ['--import', runTypescript, cli, ...words], {
      env: { ...process.env, ...environment },
    });
    return stdout.trim();
  } catch (error) {
    throw new Error((error as { stderr: string }).stderr.trim(), { cause: error });
  }
}
