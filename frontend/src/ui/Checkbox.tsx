import './checkbox.css';

interface CheckboxProps {
  label: string;
  name?: string;
  checked: boolean;
  onChange: (checked: boolean) => void;
  className?: string;
  /** The id of the text that says what ticking it means. */
  describedBy?: string;
}

/** A box to tick with its label, which can be pressed as well. */
export function Checkbox({
  label,
  name,
  checked,
  onChange,
  className = '',
  describedBy,
}: CheckboxProps) {
  return (
    <label className={`kd-checkbox ${className}`}>
      <input
        type="checkbox"
        name={name}
        checked={checked}
        aria-describedby={describedBy}
        onChange={(event) => onChange(event.target.checked)}
      />
      {label}
    </label>
  );
}
