import { useLayoutEffect, useRef } from 'react';
import { Field, fieldAria } from './Field';
import { useHeldForm } from './useHeldForm';

interface DateInputProps {
  label: string;
  /** The form's name for it; `useFieldErrors` finds the field by it. */
  name: string;
  /** yyyy-MM-dd; empty for none. */
  value: string;
  /** Hears the date, empty while the field has none or half of one. */
  onChange: (value: string) => void;
  /** Shown under the field and read with it. */
  error?: string | undefined;
  required?: boolean;
  /**
   * Where the value stays as it is without a whole date: said when the form is sent then, and the form is
   * held. Whoever leaves the field sees the value again.
   */
  withoutDate?: string;
  disabled?: boolean;
  /** The earliest date. */
  min?: string;
  onFocus?: () => void;
}

/**
 * A labelled date. The field is written only where it shows another date than the value and is not being
 * typed in: a half-typed date has the value '', and Firefox empties the field that is given it back, as
 * React does to what it controls.
 */
export function DateInput(props: DateInputProps) {
  const { label, name, value, onChange, required = false, withoutDate, ...rest } = props;
  const ref = useRef<HTMLInputElement>(null);
  const id = `field-${name}`;
  const [isTold, setTold] = useHeldForm(ref, (field) => withoutDate !== undefined && !field.value);
  const error = isTold ? withoutDate : props.error;
  useLayoutEffect(() => {
    const field = ref.current;
    if (field && !isHalfTyped(field)) write(field, value);
  }, [value]);
  return (
    <Field id={id} label={label} error={error} hint={undefined}>
      <input
        {...rest}
        {...fieldAria(id, { error, hint: undefined, required })}
        ref={ref}
        id={id}
        name={name}
        type="date"
        onChange={({ target }) => {
          setTold(false);
          onChange(target.value);
        }}
        onBlur={({ target }) => {
          setTold(false);
          write(target, value);
        }}
      />
    </Field>
  );
}

function isHalfTyped(field: HTMLInputElement): boolean {
  return field === document.activeElement && field.validity.badInput;
}

function write(field: HTMLInputElement, value: string): void {
  if (field.value !== value) field.value = value;
}
