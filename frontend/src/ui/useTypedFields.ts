import { useState } from 'react';
import { useFieldErrors } from './useFieldErrors';

/**
 * The texts of a form's fields with the errors beside them.
 * @param initial by field, in the order in which they stand on the screen
 */
export function useTypedFields<F extends string>(initial: Readonly<Record<F, string>>) {
  const [typed, setTyped] = useState<Readonly<Record<F, string>>>(initial);
  const { errors, clear, ...form } = useFieldErrors(Object.keys(initial) as F[]);

  /** What a field's input takes. */
  function field<N extends F>(name: N) {
    return {
      name,
      value: typed[name],
      error: errors[name],
      onChange: (value: string) => {
        setTyped((before) => ({ ...before, [name]: value }));
        clear(name);
      },
    };
  }

  return { ...form, typed, setTyped, field };
}
