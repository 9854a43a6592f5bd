const listeners = new Set<() => void>();
let isKeeping = true;

/** Whether this device could keep what it was last given; true until it was asked. */
export function canKeep(): boolean {
  return isKeeping;
}

/** Notes whether the device could keep something. */
export function noteKeeping(couldKeep: boolean): void {
  if (couldKeep === isKeeping) return;
  isKeeping = couldKeep;
  for (const listener of listeners) listener();
}

/** Hears when the device begins to keep, or cannot any more. */
export function subscribeToKeeping(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
