import type { ReactNode } from 'react';
import { Field, fieldAria } from './Field';
import { LineIcon } from './LineIcon';
import './selectInput.css';

interface SelectInputProps {
  label: string;
  /** The form's name for it; `useFieldErrors` finds the field by it. */
  name: string;
  value: string;
  onChange: (value: string) => void;
  /** Shown under the field and read with it. */
  error?: string | undefined;
  hint?: ReactNode;
  /** A word about the value, over the field's end and read with it. */
  aside?: string | null;
  required?: boolean;
  /** The `<option>` elements. */
  children: ReactNode;
}

/** A labelled choice from a list: the platform's own, which every phone and reader knows. */
export function SelectInput({
  label,
  name,
  value,
  onChange,
  error,
  hint,
  aside,
  required = false,
  children,
}: SelectInputProps) {
  const id = `field-${name}`;
  return (
    <Field id={id} label={label} error={error} hint={hint} aside={aside}>
      <select
        {...fieldAria(id, { error, hint, aside, required })}
        id={id}
        name={name}
        value={value}
        className="kd-select"
        onChange={(event) => onChange(event.target.value)}
      >
        {children}
      </select>
      <LineIcon name="expand" />
    </Field>
  );
}
