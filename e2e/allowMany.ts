import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

/** Puts a calendar on the plan without a limit of events. */
export async function allowMany(inviteCode: string, dataDir: string): Promise<void> {
  const env = { ...process.env, DATA_DIR: dataDir, DATABASE_URL: '' };
  const words = ['backend/dist/cli.js', 'plan', inviteCode, 'premium'];
  await promisify(execFile)(process.execPath, words, { env });
}
