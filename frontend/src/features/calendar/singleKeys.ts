const KEY = 'kd-single-keys';
const OFF = 'off';

/** Whether a single key may do something; people who speak to their computer switch that off. */
export function hasSingleKeys(): boolean {
  try {
    return localStorage.getItem(KEY) !== OFF;
  } catch {
    return true;
  }
}

/** Keeps the choice in this browser. */
export function setSingleKeys(on: boolean): void {
  try {
    if (on) localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, OFF);
  } catch {
    // Storage is blocked: the choice does not outlive this moment.
  }
}
