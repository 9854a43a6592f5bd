const KEY = 'kd-copy';

/** How much of somebody's calendars stands in this device's database: the first screen, or less than that. */
type Extent = 'whole' | 'part' | 'none';

/**
 * Whether this device has a copy of somebody's calendar: known before its database is opened. Where storage
 * is blocked, so is the database. Nothing heavy is imported here.
 */
export function hasCopy(): boolean {
  return extent() === 'whole';
}

/** Whether the database holds anything of somebody, be it a copy that has just begun, or was not deleted yet. */
export function keepsAnything(): boolean {
  return extent() !== 'none';
}

/** Notes how much there is. */
export function noteCopy(there: Extent): void {
  try {
    if (there === 'none') localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, there);
  } catch {
    // Storage is blocked: the page begins with what the server answers.
  }
}

function extent(): Extent {
  try {
    const noted = localStorage.getItem(KEY);
    if (noted === null) return 'none';
    return noted === 'part' ? 'part' : 'whole';
  } catch {
    return 'none';
  }
}
