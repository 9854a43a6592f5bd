import type { ComponentProps, ReactNode } from 'react';
import { Field, fieldAria } from './Field';

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
  placeholder?: string;
  /** A text of several lines shows so many of them. */
  rows?: number;
  /** A button that stands at the end of the field. */
  endAction?: ReactNode;
  inputProps?: ComponentProps<'input'> & { [data: `data-${string}`]: string };
}

/** A labelled field with its hint or its error tied to it. */
export function TextInput({
  label,
  name,
  onChange,
  error,
  hint,
  required = false,
  rows,
  type = 'text',
  endAction,
  inputProps,
  ...rest
}: TextInputProps) {
  const id = `field-${name}`;
  const control = {
    ...rest,
    ...fieldAria(id, { error, hint, required }),
    id,
    name,
    onChange: (event: { target: { value: string } }) => onChange(event.target.value),
  };
  return (
    <Field id={id} label={label} error={error} hint={hint}>
      {rows ? (
        <textarea {...control} rows={rows} />
      ) : (
        <input {...inputProps} {...control} type={type} />
      )}
      {endAction}
    </Field>
  );
}
