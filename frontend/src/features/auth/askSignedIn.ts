import { rememberSignedIn } from './sessionHint';

/**
 * Whether the session this browser remembers still stands. A bare fetch instead of RTK Query, whose
 * weight a public page should not carry for one link.
 */
export async function askSignedIn(): Promise<boolean> {
  try {
    const { status } = await fetch('/api/me', { credentials: 'same-origin' });
    const signedIn = status !== 401;
    rememberSignedIn(signedIn);
    return signedIn;
  } catch {
    return true;
  }
}
