import { FOCUS_TRAP } from './focus/focusTargets';

/** Puts a text on the clipboard; false when the browser does not allow it. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    // Browsers hide the clipboard on plain http, which is how a family's own server is often reached.
    return copyByHand(text);
  }
}

function copyByHand(text: string): boolean {
  const focused = document.activeElement;
  const area = document.createElement('textarea');
  area.value = text;
  area.className = 'kd-visually-hidden';
  // An open dialog or menu keeps the focus within itself.
  (focused?.closest(FOCUS_TRAP) ?? document.body).append(area);
  area.focus({ preventScroll: true });
  area.select();
  // The old way is the only one there.
  // eslint-disable-next-line @typescript-eslint/no-deprecated -- nothing else copies on plain http
  const copied = document.execCommand('copy');
  // Before the area is gone: a focus that is lost goes elsewhere on the page.
  if (focused instanceof HTMLElement) focused.focus({ preventScroll: true });
  area.remove();
  return copied;
}
