import { useEffect, useEffectEvent, useState, type RefObject } from 'react';

/**
 * Holds the form of a field back while what stands in the field can't be saved, so that nobody saves a
 * value that they don't see.
 * @returns whether the field has to say so, and the way to change that
 */
export function useHeldForm(
  ref: RefObject<HTMLInputElement | null>,
  isWrong: (field: HTMLInputElement) => boolean,
): [isTold: boolean, setTold: (isTold: boolean) => void] {
  const [isTold, setTold] = useState(false);
  const hold = useEffectEvent((submission: Event) => {
    const field = ref.current;
    if (!field || !isWrong(field)) return;
    submission.preventDefault();
    submission.stopPropagation();
    setTold(true);
    field.focus();
  });
  useEffect(() => {
    const form = ref.current?.form;
    const listener = (submission: Event) => hold(submission);
    form?.addEventListener('submit', listener, { capture: true });
    return () => form?.removeEventListener('submit', listener, { capture: true });
  }, [ref]);

  // In a dialog what is told may be below the edge: the focus was in the field before.
  useEffect(() => {
    const field = ref.current;
    if (isTold && field === document.activeElement)
      field?.closest('.kd-field')?.scrollIntoView({ block: 'nearest' });
  }, [isTold, ref]);
  return [isTold, setTold];
}
