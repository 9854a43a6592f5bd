import { PRESET_COLORS, textOn } from '@kinday/contracts/color';
import type { CSSProperties } from 'react';
import { LineIcon } from '../../ui/LineIcon';

/** What people call the preset colours. */
const PRESET_NAMES: Record<(typeof PRESET_COLORS)[number], string> = {
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

interface SwatchGroupProps {
  /** `#RRGGBB`, one of the presets or any other. */
  value: string;
  onChange: (color: string) => void;
}

/** The preset colours as a radio group: one tab stop, arrow keys within. */
export function SwatchGroup({ value, onChange }: SwatchGroupProps) {
  return (
    <fieldset className="kd-swatches">
      <legend className="kd-visually-hidden">Preset colors</legend>
      {PRESET_COLORS.map((color) => (
        <label
          key={color}
          className="kd-swatch"
          title={PRESET_NAMES[color]}
          style={{ '--kd-swatch': color, '--kd-swatch-check': textOn(color) } as CSSProperties}
        >
          <input
            type="radio"
            name="preset"
            value={color}
            aria-label={PRESET_NAMES[color]}
            checked={color === value.toUpperCase()}
            onChange={() => onChange(color)}
          />
          <LineIcon name="check" size={26} />
        </label>
      ))}
    </fieldset>
  );
}
