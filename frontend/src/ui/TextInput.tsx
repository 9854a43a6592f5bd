import TextField, { type TextFieldProps } from '@mui/material/TextField';
import type { InputHTMLAttributes, ReactNode } from 'react';

export interface TextInputProps {
  label: string;
  /** The form's name for it; `useFieldErrors` finds the field by it. */
  name: string;
  value: string;
  onChange: (value: string) => void;
  /** Shown under the field and read with it. */
  error?: string | undefined;
  hint?: ReactNode;
  type?: string;
  autoComplete?: string;
  autoFocus?: boolean;
  required?: boolean;
  disabled?: boolean;
  readOnly?: boolean;
  placeholder?: string;
  multiline?: boolean;
  rows?: number;
  endAdornment?: ReactNode;
  startAdornment?: ReactNode;
  inputProps?: InputHTMLAttributes<HTMLInputElement> & { [data: `data-${string}`]: string };
  sx?: TextFieldProps['sx'];
}

/** A labelled field with its hint or its error tied to it. */
export function TextInput({
  name,
  onChange,
  error,
  hint,
  readOnly = false,
  required = false,
  endAdornment,
  startAdornment,
  inputProps,
  ...rest
}: TextInputProps) {
  return (
    <TextField
      {...rest}
      id={`field-${name}`}
      name={name}
      fullWidth
      error={!!error}
      helperText={error ?? hint}
      onChange={(event) => onChange(event.target.value)}
      slotProps={{
        input: { endAdornment, startAdornment, readOnly },
        // Told to assistive technology only: the browser's own bubbles would hide our sentences.
        htmlInput: { ...inputProps, 'aria-required': required || undefined },
      }}
    />
  );
}
