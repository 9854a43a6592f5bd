const KEY = 'kd-signed-in';
const listeners = new Set<() => void>();

/**
 * Whether somebody was signed in here when this browser last knew. Public pages ask the server only
 * then: a stranger's visit should not cost a refused call.
 */
export function wasSignedIn(): boolean {
  try {
    return localStorage.getItem(KEY) !== null;
  } catch {
    return false;
  }
}

/** Keeps what the server just told about the session. */
export function rememberSignedIn(signedIn: boolean): void {
  try {
    if (signedIn) localStorage.setItem(KEY, '1');
    else localStorage.removeItem(KEY);
  } catch {
    // Storage is blocked: public pages show the way in instead of the way back.
  }
  for (const listener of listeners) listener();
}

/** Hears of a log-in in another tab of this browser. */
export function listenToOtherLogIns(listener: () => void): () => void {
  const hear = ({ key, newValue }: StorageEvent) => {
    if (key === KEY && newValue !== null) listener();
  };
  window.addEventListener('storage', hear);
  return () => window.removeEventListener('storage', hear);
}

/** Hears of changes in this tab and in others. */
export function subscribeToSessionHint(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
}
