import { useLasting } from './useLasting';

/** A person who is typing or about to press needs this long to see that something has come, ms. */
const MOMENT_MS = 1_000;

/**
 * Whether something that nobody asked for has only just come: a key or a press of this moment is meant
 * for what was there before.
 */
export function useJustCame(isThere: boolean): boolean {
  return !useLasting(isThere, MOMENT_MS) && isThere;
}
