import { DEFAULT_COLOR, PRESET_COLORS } from '@kinday/contracts/color';
import type { ShownFamily } from '../../../sync/useFamily';

/** The first preset that no member and no subscribed calendar has; the default where all are taken. */
export function freeColor({ members, feeds }: Pick<ShownFamily, 'members' | 'feeds'>): string {
  const taken = new Set([...members, ...feeds].map(({ color }) => color?.toUpperCase()));
  return PRESET_COLORS.find((color) => !taken.has(color)) ?? DEFAULT_COLOR;
}
