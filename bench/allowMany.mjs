import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** Puts a calendar on the plan without a limit of events. */
export async function allowMany({ dataDir }, { inviteCode }) {
  const env = { ...process.env, DATA_DIR: dataDir, DATABASE_URL: '' };
  await run(process.execPath, ['backend/dist/cli.js', 'plan', inviteCode, 'premium'], { env });
}
