let isAway = false;

/** Notes whether the server is out of reach, as the live connection finds it. */
export function noteAway(away: boolean): void {
  isAway = away;
}

/** Whether there is known to be no network, or nobody at its other end. */
export function isOffline(): boolean {
  return isAway || !navigator.onLine;
}
