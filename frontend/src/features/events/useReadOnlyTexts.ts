import { useEffect, type RefObject } from 'react';

/** A form's texts can only be read for a while. Unlike disabled ones they keep the focus. */
export function useReadOnlyTexts(formRef: RefObject<HTMLFormElement | null>, isReadOnly: boolean) {
  useEffect(() => {
    const texts = formRef.current?.querySelectorAll('input:not([type=checkbox]), textarea') ?? [];
    for (const text of texts) text.toggleAttribute('readonly', isReadOnly);
  }, [formRef, isReadOnly]);
}
