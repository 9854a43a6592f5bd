import type { ReactNode } from 'react';
import './radioCards.css';

interface RadioCard<V extends string> {
  value: V;
  label: string;
  description?: string;
  icon?: ReactNode;
}

interface RadioCardsProps<V extends string> {
  /** Names the group for screen readers, and on the screen with `showLegend`. */
  legend: string;
  showLegend?: boolean;
  name: string;
  value: V;
  options: readonly RadioCard<V>[];
  /** The chosen one has the focus at once. */
  autoFocus?: boolean;
  onChange: (value: V) => void;
}

/** A choice of a few, each on a card of its own. */
export function RadioCards<V extends string>({
  legend,
  showLegend = false,
  name,
  value,
  options,
  autoFocus = false,
  onChange,
}: RadioCardsProps<V>) {
  return (
    <fieldset className="kd-radio-cards">
      <legend className={showLegend ? undefined : 'kd-visually-hidden'}>{legend}</legend>
      <div className="kd-radio-cards__row">
        {options.map((option) => (
          <label key={option.value} className="kd-radio-card">
            <input
              type="radio"
              name={name}
              value={option.value}
              checked={option.value === value}
              autoFocus={autoFocus && option.value === value}
              onChange={() => onChange(option.value)}
            />
            {option.icon}
            <span>
              <strong>{option.label}</strong>
              {option.description && <small>{option.description}</small>}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
