import { useState, type SubmitEvent } from 'react';
import type { ApiError } from '../../../api/apiError';
import { fieldErrorsOf, type FieldErrors } from '../../../ui/useFieldErrors';

/**
 * How the forms about calendars of others are saved: what is wrong stays beside its field, and what is
 * saved closes the form.
 * @param show puts errors beside the fields; true when there was one
 */
export function useFeedSubmit(show: (errors: FieldErrors<string>) => boolean, onDone: () => void) {
  const [busy, setBusy] = useState(false);

  async function submit<I>(
    submission: SubmitEvent,
    schema: Parameters<typeof fieldErrorsOf>[0],
    input: I,
    save: (input: I) => Promise<ApiError | null>,
  ) {
    submission.preventDefault();
    if (busy || show(fieldErrorsOf(schema, input))) return;
    setBusy(true);
    const refusal = await save(input);
    setBusy(false);
    if (refusal) show(refusal.fields);
    else onDone();
  }

  return { busy, submit };
}
