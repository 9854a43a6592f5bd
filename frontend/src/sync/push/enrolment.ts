import * as z from 'zod/mini';

const KEY = 'kd-notifications';
const enrolmentSchema = z.object({ userId: z.string(), pushKey: z.string() });
const listeners = new Set<() => void>();

/** Whose notifications this browser takes, and the server's key it takes them with. */
export type Enrolment = z.infer<typeof enrolmentSchema>;

/** Whether anybody turned notifications on in this browser; for the first screen, which reads no more. */
export function isEnrolled(): boolean {
  return keptText() !== null;
}

/** Who turned notifications on in this browser; null when nobody did. */
export function readEnrolment(): Enrolment | null {
  try {
    return enrolmentSchema.parse(JSON.parse(keptText() ?? ''));
  } catch {
    return null;
  }
}

/** @param enrolment null when this browser takes nobody's notifications any more */
export function keepEnrolment(enrolment: Enrolment | null): void {
  try {
    if (enrolment) localStorage.setItem(KEY, JSON.stringify(enrolment));
    else localStorage.removeItem(KEY);
  } catch {
    // Where storage is blocked, so are service workers: nobody turns notifications on there.
  }
  for (const listener of listeners) listener();
}

/** Hears of changes in this tab and in others. */
export function subscribeToEnrolment(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
}

function keptText(): string | null {
  try {
    return localStorage.getItem(KEY);
  } catch {
    return null;
  }
}
