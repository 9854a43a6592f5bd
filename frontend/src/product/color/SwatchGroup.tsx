import { PRESET_COLORS, textOn } from '@kinday/contracts/color';
import type { CSSProperties } from 'react';
import { LineIcon } from '../../ui/LineIcon';
import * as messages from './messages';
import './swatches.css';

/** What people call the preset colours. */
const PRESET_NAMES: Record<(typeof PRESET_COLORS)[number], string> = {
  '#FF6B6B': messages.coral,
  '#4ECDC4': messages.turquoise,
  '#FFE66D': messages.lemon,
  '#95E1D3': messages.mint,
  '#F38181': messages.salmon,
  '#AA96DA': messages.lavender,
  '#FCBAD3': messages.pink,
  '#A8E6CF': messages.pistachio,
  '#FFD3B6': messages.peach,
  '#FFAAA5': messages.blush,
  '#FF8B94': messages.rose,
  '#A8DADC': messages.powderBlue,
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
      <legend className="kd-visually-hidden">{messages.presetColors}</legend>
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
