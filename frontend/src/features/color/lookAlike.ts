import type { HexColor } from '@kinday/contracts/color';
import type { Member } from '@kinday/contracts/member';
import { colorDistance } from './colorDistance';

/** Below this difference (CIEDE2000) two bars of the month are easily taken for each other's. */
const LOOK_ALIKE = 6;

/** The relative whose colour a colour could be taken for, if any. */
export function lookAlike(
  color: HexColor,
  relatives: readonly Pick<Member, 'name' | 'color'>[],
): string | null {
  const found = relatives.find(
    (relative) => relative.color !== null && colorDistance(relative.color, color) < LOOK_ALIKE,
  );
  return found?.name ?? null;
}
