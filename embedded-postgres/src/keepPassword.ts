import { randomBytes } from 'node:crypto';
import { stat } from 'node:fs/promises';
import path from 'node:path';
import { keepOnce, readIfThere } from './keepOnce.js';
import type { Place } from './preparePlace.js';

/** The database's password: made at random once, then kept in the directory for its owner's eyes only. */
export async function keepPassword(place: Place): Promise<string> {
  const file = path.join(place.directory, 'password');
  // In this order: the password is always written before the data, also by another process just now.
  const hasData = (await stat(place.data).catch(() => undefined)) !== undefined;
  const kept = await readIfThere(file);
  if (kept) return kept;
  if (!hasData) return keepOnce(file, randomBytes(24).toString('base64url'));
  throw new Error(`The password of the database is missing: bring ${file} back from a backup.`);
}
