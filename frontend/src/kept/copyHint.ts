const KEY = 'kd-copy';

/**
 * Whether this device has a copy of somebody's calendar: known before its database is opened. Where storage
 * is blocked, so is the database. Nothing heavy is imported here.
 */
export function hasCopy(): boolean {
  try {
    return localStorage.getItem(KEY) !== null;
  } catch {
    return false;
  }
}

/** Notes whether there is a copy to begin with. */
export function noteCopy(isThere: boolean): void {
  try {
    if (isThere) localStorage.setItem(KEY, '1');
    else localStorage.removeItem(KEY);
  } catch {
    // Storage is blocked: the page begins with what the server answers.
  }
}
