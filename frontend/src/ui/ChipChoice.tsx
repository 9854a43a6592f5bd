import type { ReactNode } from 'react';
import './chipChoice.css';

interface Chip {
  value: string;
  label: string;
  /** How it is called where the label is short for something. */
  name?: string;
  icon?: ReactNode;
}

interface ChipChoiceProps {
  /** Stands over the chips and names their group. */
  legend: string;
  name: string;
  options: readonly Chip[];
  chosen: readonly string[];
  error?: string | undefined;
  /** A chip was pressed. */
  onToggle: (value: string) => void;
}

/** A choice of any number of a few short words. */
export function ChipChoice({ legend, name, options, chosen, error, onToggle }: ChipChoiceProps) {
  return (
    <fieldset className="kd-chips">
      <legend>{legend}</legend>
      <div className="kd-chips__row">
        {options.map(({ value, label, name: spoken, icon }) => (
          <label key={value} className="kd-chip">
            <input
              type="checkbox"
              name={name}
              value={value}
              aria-label={spoken}
              aria-describedby={error ? `chips-${name}-error` : undefined}
              checked={chosen.includes(value)}
              onChange={() => onToggle(value)}
            />
            {icon}
            {label}
          </label>
        ))}
      </div>
      {error && (
        <p id={`chips-${name}-error`} className="kd-chips__error">
          {error}
        </p>
      )}
    </fieldset>
  );
}
