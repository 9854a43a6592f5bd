import { useMediaQuery } from '../../../ui/useMediaQuery';

/** How many events a column has room for side by side, each at least 24 px wide. */
export function useRoomBeside(of: 'week' | 'day'): number {
  const isPhone = useMediaQuery('(width < 600px)');
  const isNarrow = useMediaQuery('(width < 1000px)');
  if (!isNarrow) return 4;
  // Seven days are narrower there than three are on a phone.
  return of === 'week' && !isPhone ? 2 : 3;
}
