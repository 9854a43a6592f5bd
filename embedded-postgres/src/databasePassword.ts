import { randomBytes } from 'node:crypto';
import { stat } from 'node:fs/promises';
import path from 'node:path';
import { writeOnce, readIfExists } from './writeOnce.js';
import type { ServerLayout } from './serverLayout.js';

/** The database's password: made at random once, then kept in the directory for its owner's eyes only. */
export async function readOrMakePassword(layout: ServerLayout): Promise<string> {
  const file = path.join(layout.directory, 'password');
  // In this order: the password is always written before the data, also by another process just now.
  const hasData = (await stat(layout.data).catch(() => undefined)) !== undefined;
  const kept = await readIfExists(file);
  if (kept) return kept;
  if (!hasData) return writeOnce(file, randomBytes(24).toString('base64url'));
  throw new Error(`The password of the database is missing: bring ${file} back from a backup.`);
}
