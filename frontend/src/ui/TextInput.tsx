import FormControl, { type FormControlProps } from '@mui/material/FormControl';
import FormHelperText from '@mui/material/FormHelperText';
import InputLabel from '@mui/material/InputLabel';
import OutlinedInput from '@mui/material/OutlinedInput';
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
  sx?: FormControlProps['sx'];
}

/**
 * A labelled field with its hint or its error tied to it. Made of the parts MUI's TextField is made
 * of, which brings menus and popovers along for its select.
 */
export function TextInput({
  label,
  name,
  onChange,
  error,
  hint,
  required = false,
  disabled = false,
  inputProps,
  sx,
  ...rest
}: TextInputProps) {
  const id = `field-${name}`;
  const help = error ?? hint;
  const helpId = help ? `${id}-help` : undefined;
  return (
    <FormControl fullWidth error={!!error} disabled={disabled} sx={sx}>
      <InputLabel htmlFor={id}>{label}</InputLabel>
      <OutlinedInput
        {...rest}
        id={id}
        name={name}
        aria-describedby={helpId}
        onChange={(event) => onChange(event.target.value)}
        slotProps={{
          // Told to assistive technology only: the browser's own bubbles would hide our sentences.
          input: { ...inputProps, 'aria-required': required || undefined },
        }}
      />
      {help && <FormHelperText id={helpId}>{help}</FormHelperText>}
    </FormControl>
  );
}
