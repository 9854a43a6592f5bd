import { rememberSignedIn } from './sessionHint';

/**
 * Finds out whether the session this browser remembers still stands, and keeps that as the hint. A
 * bare fetch instead of RTK Query, whose weight a public page should not carry for one link.
 */
export async function askSignedIn(): Promise<void> {
  try {
    const { status } = await fetch('/api/me', { credentials: 'same-origin' });
    rememberSignedIn(status !== 401);
  } catch {
    // The server was not reached: what this browser remembers stands.
  }
}
