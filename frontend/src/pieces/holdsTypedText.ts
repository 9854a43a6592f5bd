const TEXT_FIELDS = 'textarea, input:not([type=checkbox], [type=radio], [type=hidden])';

/** What each field held when the person came to it: fields may be filled when they are shown. */
const heldBefore = new WeakMap<EventTarget, string>();

function noteField({ target }: FocusEvent): void {
  if (!(target instanceof HTMLElement) || !target.matches(TEXT_FIELDS)) return;
  if (!heldBefore.has(target)) heldBefore.set(target, (target as HTMLInputElement).value);
}

// The build renders pages without a document.
if (typeof document !== 'undefined') document.addEventListener('focusin', noteField);

/** Whether a field on the page holds text that a person typed: it must not go with the page. */
export function holdsTypedText(): boolean {
  const fields = document.querySelectorAll<HTMLInputElement>(TEXT_FIELDS);
  return [...fields].some((field) => {
    const before = heldBefore.get(field);
    return before !== undefined && field.value !== '' && field.value !== before;
  });
}
