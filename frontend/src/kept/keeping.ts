const listeners = new Set<() => void>();
let isKeeping = true;
let isRead = false;

/** Whether this device could keep what it was last given; true until it was asked. */
export function canKeep(): boolean {
  return isKeeping;
}

/** Notes whether the device could keep something. */
export function noteKeeping(couldKeep: boolean): void {
  if (couldKeep === isKeeping) return;
  isKeeping = couldKeep;
  isRead = false;
  for (const listener of listeners) listener();
}

/** Whether somebody read that the device cannot keep anything. */
export function isFailureRead(): boolean {
  return isRead;
}

/** Notes that somebody read it; the next failure is shown again. */
export function noteFailureRead(): void {
  isRead = true;
  for (const listener of listeners) listener();
}

/** Hears when the device begins to keep, or cannot any more, and when that was read. */
export function subscribeToKeeping(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
