import { PRESET_COLORS, textOn } from '@kinday/contracts/color';
import type { CSSProperties } from 'react';
import { LineIcon } from '../../ui/LineIcon';
import { PRESET_NAMES } from './presetNames';

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
