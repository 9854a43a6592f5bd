import type { ReactNode } from 'react';
import './field.css';

interface FieldProps {
  /** The id of the control; its help is called `<id>-help`. */
  id: string;
  label: string;
  error: string | undefined;
  hint: ReactNode;
  /** Stands over the control's end; its id is `<id>-aside`. */
  aside?: string | null | undefined;
  /** The control. */
  children: ReactNode;
}

/** A label over its control, and below it the error or else the hint. */
export function Field({ id, label, error, hint, aside, children }: FieldProps) {
  const help = error ?? hint;
  return (
    <div className={`kd-field${error ? ' kd-field--wrong' : ''}`}>
      {aside && (
        <span id={`${id}-aside`} className="kd-field__aside">
          {aside}
        </span>
      )}
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
export function fieldAria(id: string, { error, hint, aside, required }: FieldState) {
  const described = [aside && `${id}-aside`, (error ?? hint) && `${id}-help`].filter(Boolean);
  return {
    'aria-describedby': described.join(' ') || undefined,
    'aria-invalid': !!error,
    'aria-required': required || undefined,
  };
}

interface FieldState {
  error: string | undefined;
  hint: ReactNode;
  aside?: string | null | undefined;
  required: boolean;
}
