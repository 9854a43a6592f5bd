import type { ReactNode } from 'react';
import './field.css';

interface FieldProps {
  /** The id of the control; its help is called `<id>-help`. */
  id: string;
  label: string;
  error: string | undefined;
  hint: ReactNode;
  /** The control. */
  children: ReactNode;
}

/** A label over its control, and below it the error or else the hint. */
export function Field({ id, label, error, hint, children }: FieldProps) {
  const help = error ?? hint;
  return (
    <div className={`kd-field${error ? ' kd-field--wrong' : ''}`}>
      <label htmlFor={id}>{label}</label>
      <div className="kd-field__box">{children}</div>
      {help && (
        <p id={`${id}-help`} className="kd-field__help">
          {help}
        </p>
      )}
    </div>
  );
}

/** What assistive technology is told of a control; the browser's own bubbles would hide our sentences. */
export function fieldAria(id: string, { error, hint, required }: FieldState) {
  return {
    'aria-describedby': (error ?? hint) ? `${id}-help` : undefined,
    'aria-invalid': !!error,
    'aria-required': required || undefined,
  };
}

interface FieldState {
  error: string | undefined;
  hint: ReactNode;
  required: boolean;
}
