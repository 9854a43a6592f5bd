import { useRef, useState } from 'react';

export type FieldErrors<F extends string> = Partial<Record<F, string>>;

/** What this file needs of a contract's schema. */
interface Schema {
  safeParse: (input: unknown) => {
    error?: { issues: readonly { path: readonly PropertyKey[]; message: string }[] } | undefined;
  };
}

/** The first thing wrong with each field of an input. */
export function fieldErrorsOf<F extends string>(schema: Schema, input: unknown): FieldErrors<F> {
  const errors: FieldErrors<F> = {};
  for (const { path, message } of schema.safeParse(input).error?.issues ?? []) {
    errors[path[0] as F] ??= message;
  }
  return errors;
}

/** The first thing wrong with a single value. */
export function errorOf(schema: Schema, value: unknown): string | undefined {
  return schema.safeParse(value).error?.issues[0]?.message;
}

/**
 * The errors of a form's fields, told inline.
 * @param order the fields as they stand on the screen; `show` focuses the first wrong one
 */
export function useFieldErrors<F extends string>(order: readonly F[]) {
  const [errors, setErrors] = useState<FieldErrors<F>>({});
  const formRef = useRef<HTMLFormElement>(null);

  function focus(field: F) {
    const found = formRef.current?.elements.namedItem(field);
    if (found instanceof HTMLElement) found.focus();
  }

  /** Puts errors beside their fields; true when there was at least one. */
  function show(found: FieldErrors<F>): boolean {
    setErrors(found);
    const first = order.find((field) => found[field]);
    if (first) focus(first);
    return first !== undefined;
  }

  /** Somebody is mending the field: its error has been read. */
  function clear(field: F) {
    if (errors[field]) setErrors({ ...errors, [field]: undefined });
  }

  return { errors, formRef, show, clear, clearAll: () => setErrors({}), focus };
}
