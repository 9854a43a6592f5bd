import TextField from '@mui/material/TextField';
import type { ReactNode } from 'react';
import { ExpandIcon } from './icons';
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
  required = false,
  children,
}: SelectInputProps) {
  return (
    <TextField
      select
      fullWidth
      id={`field-${name}`}
      label={label}
      name={name}
      value={value}
      error={!!error}
      helperText={error ?? hint}
      onChange={(event) => onChange(event.target.value)}
      slotProps={{
        select: { native: true, className: 'kd-select', IconComponent: ExpandIcon },
        htmlInput: { 'aria-required': required || undefined },
      }}
    >
      {children}
    </TextField>
  );
}
