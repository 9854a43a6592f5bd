import { useMediaQuery } from './useMediaQuery';

/** True on a screen as narrow as a phone's. */
export function useIsPhone(): boolean {
  return useMediaQuery('(width < 600px)');
}
