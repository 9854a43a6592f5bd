import { useState } from 'react';
import { useFieldErrors } from './useFieldErrors';

type Texts<F extends string> = Readonly<Record<F, string>>;

/**
 * The texts of a form's fields with the errors beside them. A field that nobody typed in shows what it
 * was given, also when that changes.
 * @param given by field, in the order in which they stand on the screen
 */
export function useTypedFields<F extends string>(given: Texts<F>) {
  const [changed, setChanged] = useState<Partial<Texts<F>>>({});
  const names = Object.keys(given) as F[];
  const { errors, clear, ...form } = useFieldErrors(names);
  // What was saved, or typed as it was before, is no change any more.
  const isSame = (name: F) => changed[name] === given[name];
  if (names.some(isSame)) {
    const left = names.filter((name) => name in changed && !isSame(name));
    setChanged(Object.fromEntries(left.map((name) => [name, changed[name]])) as Partial<Texts<F>>);
  }
  const typed: Texts<F> = { ...given, ...changed };

  /** What a field's input takes. */
  function field<N extends F>(name: N) {
    return {
      name,
      value: typed[name],
      error: errors[name],
      onChange: (value: string) => {
        setChanged((before) => ({ ...before, [name]: value }));
        clear(name);
      },
    };
  }

  return {
    ...form,
    typed,
    /** The fields whose texts are others than those given. */
    changed,
    /** Every field shows what it was given again. */
    reset: () => setChanged({}),
    field,
  };
}
