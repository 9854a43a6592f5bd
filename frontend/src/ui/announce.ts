/** The message in the live region; screen readers are told one at a time. */
let message = '';
let waiting: string | null = null;
let timer: ReturnType<typeof setTimeout> | undefined;
const listeners = new Set<() => void>();

/** A screen reader needs this time to say a message. */
const BETWEEN_MS = 3_000;

function say(next: string) {
  message = next;
  for (const listener of listeners) listener();
  timer = setTimeout(() => {
    timer = undefined;
    const held = waiting;
    waiting = null;
    if (held !== null) say(held);
  }, BETWEEN_MS);
}

/** Tells screen readers politely, at most once in three seconds; of several the last one is told. */
export function announce(text: string): void {
  if (timer) waiting = text;
  else say(text);
}

/** The message that was told last. */
export function announcement(): string {
  return message;
}

export function subscribeToAnnouncements(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
