import type { PRESET_COLORS } from '@kinday/contracts/color';

/** What people call the preset colours. */
export const PRESET_NAMES: Record<(typeof PRESET_COLORS)[number], string> = {
  '#FF6B6B': 'Coral',
  '#4ECDC4': 'Turquoise',
  '#FFE66D': 'Lemon',
  '#95E1D3': 'Mint',
  '#F38181': 'Salmon',
  '#AA96DA': 'Lavender',
  '#FCBAD3': 'Pink',
  '#A8E6CF': 'Pistachio',
  '#FFD3B6': 'Peach',
  '#FFAAA5': 'Blush',
  '#FF8B94': 'Rose',
  '#A8DADC': 'Powder blue',
};
